/** JSON whose whole numbers lose no digit, however large they are. */

type Reviver = (key: string, value: unknown, context: { readonly source: string }) => unknown;

/** What `exactText` writes, read back: a whole number that a `number` cannot hold is a bigint. @throws SyntaxError */
export function parseExactJson(text: string): unknown {
  const reviver: Reviver = (_, value, { source }) =>
    typeof value === 'number' && /^-?\d+$/.test(source) && !Number.isSafeInteger(value) ? BigInt(source) : value;
  return JSON.parse(text, reviver as (key: string, value: unknown) => unknown);
}
