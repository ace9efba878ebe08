import { seededRandom } from '../../conformance/core/run/random.ts';

/** The things in an order that the seed decides. */
export function shuffled<T>(things: readonly T[], seed: bigint): readonly T[] {
  const random = seededRandom(seed, 'foreign changes');
  const order = [...things];
  for (let i = order.length - 1; i > 0; i--) {
    const other = random.below(i + 1);
    [order[i], order[other]] = [order[other]!, order[i]!];
  }
  return order;
}
