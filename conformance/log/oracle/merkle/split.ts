/**
 * Where RFC 6962 divides a list in two: the decision that determines the shape of a tree.
 *
 * Anchored by: RFC 6962 section 2.1.3, the published example tree of seven leaves; merkle/inclusion probes
 */

/**
 * The largest power of two smaller than `n` (RFC 6962 section 2.1). RangeError below two: a single leaf is not divided.
 */
export function splitPoint(n: bigint): bigint {
  if (n < 2n) throw new RangeError(`a list of ${n} is not divided`);
  let k = 1n;
  while (k * 2n < n) k *= 2n;
  return k;
}

/** Both halves of a list of two or more: the first `k` elements, and the rest. RangeError below two elements. */
export function splitList<T>(list: readonly T[]): { left: readonly T[]; right: readonly T[] } {
  const k = Number(splitPoint(BigInt(list.length)));
  return { left: list.slice(0, k), right: list.slice(k) };
}
