/** More founders than any batch holds. */
import type { FounderParams } from './dao-params.ts';

/** So many founders whose amounts differ, some with a fraction, some with nothing of one. */
export function manyFounders(count: number, block: number): readonly FounderParams[] {
  return Array.from({ length: count }, (_, i) => ({
    address: `0x${(0xf000_0000 + block * 0x1000 + i + 1).toString(16).padStart(40, '0')}`,
    tokens: i % 7 === 3 ? 0 : 1000 + i,
    reputation: i % 11 === 5 ? 0 : 5000 + 3 * i,
  }));
}

/** More than any batch holds. Those in between have nothing, for which nothing has to be sent: they cost little time. */
export const FAR_FOUNDERS = manyFounders(101, 1).map((founder, i) =>
  i < 23 || i > 97 ? founder : { ...founder, tokens: 0, reputation: 0 },
);

/** The same, where the last but two has a second entry, which is heeded as the first is. */
export function withRepeatedFounder(founders: readonly FounderParams[]): readonly FounderParams[] {
  const again = { address: founders.at(-3)!.address, tokens: 41, reputation: 43 };
  return [...founders.slice(0, -2), again, ...founders.slice(-2)];
}
