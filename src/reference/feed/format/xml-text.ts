import type { Json } from './json.ts';

/** Characters that XML 1.0 cannot represent, not even by a reference (section 2.2, "Char"). */
const UNSAYABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/**
 * A text as it is served: characters that XML 1.0 cannot represent, and lone surrogates, become U+FFFD. JSON could
 * represent them as escapes, but then the formats would carry different data. The store keeps the text as it was
 * published.
 */
export function text(given: string): string {
  return given.toWellFormed().replace(UNSAYABLE, '\ufffd');
}

/** A value whose texts are all replaced by `write`. Names of members do not change. */
export function mapText(value: Json, write: (given: string) => string): Json {
  if (typeof value === 'string') return write(value);
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((element) => mapText(element, write));
  // fromEntries, since a member may be called __proto__.
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, mapText(member, write)]));
}
