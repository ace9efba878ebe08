/** A copy of a value by JSON: a BigInt becomes its digits, and a value without a JSON form becomes null. */
export function jsonValue(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (_key, member) => (typeof member === 'bigint' ? String(member) : member)) ?? 'null',
  );
}
