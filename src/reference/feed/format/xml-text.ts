import type { Json } from './json.ts';

/** What XML 1.0 has no way to say, not even by a reference (section 2.2, "Char"). */
const UNSAYABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/**
 * A text as it is served: what XML 1.0 cannot say, and surrogates without their other half, become U+FFFD. JSON could
 * say them as escapes, but then the formats would carry different data, and a reader of the one could not trust the
 * other. The store keeps the text as it was published.
 */
export function text(given: string): string {
  return given.toWellFormed().replace(UNSAYABLE, '\ufffd');
}

/** A value with every text in it as `write` has it. Names of members stay as they are. */
export function mapText(value: Json, write: (given: string) => string): Json {
  if (typeof value === 'string') return write(value);
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((one) => mapText(one, write));
  // fromEntries, since a member may be called __proto__.
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, mapText(one, write)]));
}
