/**
 * Parts items into so many shards that take about as long as each other: each item is in exactly one, in the given order.
 * The dearest come first, each into the shard that is cheapest so far. An item without a cost counts as the mean.
 */
export function shards<T>(
  items: readonly T[],
  count: number,
  costOf: (item: T) => number | undefined,
): readonly (readonly T[])[] {
  const known = items.map(costOf).filter((cost) => cost !== undefined);
  const mean = known.length === 0 ? 1 : known.reduce((sum, cost) => sum + cost, 0) / known.length;
  const costs = items.map((item) => costOf(item) ?? mean);
  const parts = Array.from({ length: count }, () => ({ cost: 0, at: new Set<number>() }));
  for (const at of [...items.keys()].sort((a, b) => costs[b]! - costs[a]! || a - b)) {
    const cheapest = parts.reduce((least, part) => (part.cost < least.cost ? part : least));
    cheapest.cost += costs[at]!;
    cheapest.at.add(at);
  }
  return parts.map((part) => items.filter((_, at) => part.at.has(at)));
}
