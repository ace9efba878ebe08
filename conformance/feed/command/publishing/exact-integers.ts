/** JSON whose whole numbers lose no digit, however large they are. */

/** What Node 24 has of the proposal "JSON.parse source text access". */
const { rawJSON } = JSON as unknown as { rawJSON(text: string): unknown };
type Reviver = (key: string, value: unknown, context: { readonly source: string }) => unknown;

/** JSON in which a bigint is a number of as many digits. */
export function formatExactJson(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? rawJSON(one.toString()) : one));
}

/** The same read back: a whole number that a `number` cannot hold is a bigint. @throws SyntaxError */
export function parseExactJson(text: string): unknown {
  const reviver: Reviver = (_, value, { source }) =>
    typeof value === 'number' && /^-?\d+$/.test(source) && !Number.isSafeInteger(value) ? BigInt(source) : value;
  return JSON.parse(text, reviver as (key: string, value: unknown) => unknown);
}
