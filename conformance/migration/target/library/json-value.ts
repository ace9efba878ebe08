/** What JSON can say of it: a member that it cannot becomes null, a BigInt its digits. */
export function jsonValue(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (_key, one) => (typeof one === 'bigint' ? String(one) : one)) ?? 'null');
}
