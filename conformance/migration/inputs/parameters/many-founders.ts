import type { FounderParams } from './dao-params.ts';
import { LARGEST } from './edge-values.ts';

/**
 * A number of founders with different amounts. Some have no tokens, and some no reputation. The second has as many tokens as JSON
 * can say, and the third as much reputation.
 */
export function manyFounders(count: number, block: number): readonly FounderParams[] {
  return Array.from({ length: count }, (_, i) => ({
    address: `0x${(0xf000_0000 + block * 0x1000 + i + 1).toString(16).padStart(40, '0')}`,
    tokens: i === 1 ? LARGEST : i % 7 === 3 ? 0 : 1000 + i,
    reputation: i === 2 ? LARGEST : i % 11 === 5 ? 0 : 5000 + 3 * i,
  }));
}

/** More founders than fit into one batch. Most of them have no amounts and need no transaction, so they take little time. */
export const FAR_FOUNDERS = manyFounders(101, 1).map((founder, i) =>
  i < 23 || i > 97 ? founder : { ...founder, tokens: 0, reputation: 0 },
);

/** The founders, with a second entry for the third from the end. Both entries count. */
export function withRepeatedFounder(founders: readonly FounderParams[]): readonly FounderParams[] {
  const repeated = { address: founders.at(-3)!.address, tokens: 41, reputation: 43 };
  return [...founders.slice(0, -2), repeated, ...founders.slice(-2)];
}
