/** A value of JSON. An integer may be of any size: one that was read is a bigint, whatever its size. */
export type Json = null | boolean | number | bigint | string | readonly Json[] | JsonObject;

/** An object of JSON. */
export interface JsonObject {
  readonly [member: string]: Json;
}

/** What JSON.parse tells a reviver of a primitive value: the text that it was (ECMA-262, "JSON.parse"). */
type Reviver = (this: unknown, name: string, value: unknown, context: { readonly source?: string }) => unknown;

const raw = (JSON as unknown as { readonly rawJSON: (text: string) => object }).rawJSON;

/** More digits than anybody's integer has; to read them would take time that grows faster than the text. */
const DIGITS = 1_000;

/** Whether `readJson` takes an integer. */
export function isReadable(value: bigint): boolean {
  return `${value}`.length <= DIGITS;
}

/**
 * Reads JSON. Numbers that are written as integers become bigints, since a double has them exactly only up to 2^53
 * (RFC 8259, section 6).
 *
 * @throws SyntaxError for what is no JSON, or has an integer of more than a thousand digits.
 */
export function readJson(text: string): Json {
  const revive: Reviver = (_name, value, { source = '' }) => {
    if (typeof value !== 'number' || !/^-?\d+$/.test(source)) return value;
    if (source.length > DIGITS) throw new SyntaxError(`an integer has more than ${DIGITS} digits`);
    return BigInt(source);
  };
  return JSON.parse(text, revive as Parameters<typeof JSON.parse>[1]) as Json;
}

/**
 * A value as JSON text. `<`, U+2028 and U+2029 are written as escapes: the same text is then safe inside a script, where
 * `</script>` would end it and engines before ES2019 take the separators for ends of lines.
 */
export function json(value: Json): string {
  const text = JSON.stringify(value, (_name, one) => (typeof one === 'bigint' ? raw(`${one}`) : one));
  return text.replace(/[<\u2028\u2029]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
