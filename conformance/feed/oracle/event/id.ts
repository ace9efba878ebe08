/**
 * The id that a publisher reports as a bigint, as a `number` that is a safe integer, or as its digits; null if the
 * event has no id. `undefined` for anything else: a larger `number` has lost digits.
 *
 * Follows: spec/feed/publishing.md
 */
export function feedId(reported: unknown): bigint | null | undefined {
  if (reported === null || typeof reported === 'bigint') return reported;
  if (typeof reported === 'number') return Number.isSafeInteger(reported) ? BigInt(reported) : undefined;
  return typeof reported === 'string' && /^-?\d{1,100}$/.test(reported) ? BigInt(reported) : undefined;
}

/**
 * Whether an id is beyond the integers that every reader of JSON keeps exactly (RFC 8259, section 6: -(2^53)+1 to
 * 2^53-1).
 */
export function isLargeId(id: bigint): boolean {
  return id !== BigInt.asIntN(54, id) || id === -(2n ** 53n);
}

/** Whether a program that uses doubles may have written a number in JSON for another id than this. */
export function mayBeRoundedId(id: bigint): boolean {
  return isLargeId(id) && String(Number(id)) === id.toString();
}
