/** A value of JSON. An integer may have any size; `readJson` gives every integer as a bigint. */
export type Json = null | boolean | number | bigint | string | readonly Json[] | JsonObject;

/** An object of JSON. */
export interface JsonObject {
  readonly [member: string]: Json;
}

/** The context of a reviver for a primitive value: its source text (ECMA-262, "JSON.parse"). */
type Reviver = (this: unknown, name: string, value: unknown, context: { readonly source?: string }) => unknown;

const raw = (JSON as unknown as { readonly rawJSON: (text: string) => object }).rawJSON;

/** The most digits of an integer: the time to read more would grow faster than the text. */
const DIGITS = 1_000;

/** Whether `readJson` accepts an integer of this size. */
export function isReadable(value: bigint): boolean {
  return `${value}`.length <= DIGITS;
}

/**
 * Reads JSON. Numbers that are written as integers become bigints, since a double represents them exactly only up to
 * 2^53 (RFC 8259, section 6).
 *
 * @throws SyntaxError for a text that is not JSON, or has an integer of more than a thousand digits.
 */
export function readJson(text: string): Json {
  const revive: Reviver = (_name, value, { source = '' }) => {
    if (typeof value !== 'number' || !/^-?\d+$/.test(source)) return value;
    if (source.length > DIGITS) throw new SyntaxError(`an integer has more than ${DIGITS} digits`);
    return BigInt(source);
  };
  return JSON.parse(text, revive as Parameters<typeof JSON.parse>[1]) as Json;
}

const digits = (_name: string, member: unknown) => (typeof member === 'bigint' ? raw(`${member}`) : member);

function hasBigint(value: Json): boolean {
  if (typeof value === 'bigint') return true;
  if (typeof value !== 'object' || value === null) return false;
  for (const name in value) if (hasBigint((value as JsonObject)[name]!)) return true;
  return false;
}

/**
 * A value as JSON text. `<`, U+2028 and U+2029 are written as escapes: the same text is then safe inside a script,
 * where `</script>` would end it and engines before ES2019 treat the separators as ends of lines.
 */
export function json(value: Json): string {
  // Without a function to call for each member JSON.stringify is several times as fast.
  const text = hasBigint(value) ? JSON.stringify(value, digits) : JSON.stringify(value);
  return text.replace(/[<\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
