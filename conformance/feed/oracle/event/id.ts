/**
 * The id that a publisher reports, as the number that it means: a bigint, a whole number that a `number` holds exactly, or its
 * digits as text; null where the event has none. `undefined` for anything else: a larger `number` has lost digits.
 *
 * Follows: spec/feed/publishing.md
 */
export function feedId(told: unknown): bigint | null | undefined {
  if (told === null || typeof told === 'bigint') return told;
  if (typeof told === 'number') return Number.isSafeInteger(told) ? BigInt(told) : undefined;
  return typeof told === 'string' && /^-?\d{1,100}$/.test(told) ? BigInt(told) : undefined;
}

/** Whether an id is beyond what every reader of JSON keeps exactly (RFC 8259, section 6: -(2^53)+1 to 2^53-1). */
export function isLargeId(id: bigint): boolean {
  return id !== BigInt.asIntN(54, id) || id === -(2n ** 53n);
}

/** Whether a number in JSON may be what a program wrote that holds numbers as doubles, of another id than this. */
export function mayBeRoundedId(id: bigint): boolean {
  return isLargeId(id) && String(Number(id)) === id.toString();
}
