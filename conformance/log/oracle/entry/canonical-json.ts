/**
 * The JSON Canonicalization Scheme (RFC 8785), of values that `JSON.parse` gives.
 *
 * Anchored by: RFC 8785 sections 3.2.2 and 3.2.3 and appendix B, the published examples; kat.json hashedrekord_requests
 */

/**
 * The canonical text of a JSON value: no white space (section 3.2.1), members sorted by the UTF-16 units of their names
 * (section 3.2.3), strings and numbers as ECMAScript serialises them (sections 3.2.2.2 and 3.2.2.3), which is what
 * `JSON.stringify` does.
 *
 * @throws RangeError for values without a text in RFC 8785: a lone surrogate, a number beyond double precision, nothing
 * at all. A value that is nested too deeply for the stack throws a RangeError too.
 */
export function jcsJson(value: unknown): string {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'number' && Number.isFinite(value)) return JSON.stringify(value);
  if (typeof value === 'string' && value.isWellFormed()) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(jcsJson).join(',')}]`;
  if (typeof value !== 'object') throw new RangeError(`no JSON text for a ${typeof value} like this one`);
  // Without a comparison, sort() compares UTF-16 units.
  const names = Object.keys(value).sort();
  const members = value as Readonly<Record<string, unknown>>;
  return `{${names.map((name) => `${jcsJson(name)}:${jcsJson(members[name])}`).join(',')}}`;
}
