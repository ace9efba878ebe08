/** Reads a few at a time: enough to hide the way there and back, few enough to burden nobody. */
export async function readFourAtATime<I, R>(items: readonly I[], one: (item: I) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let at = 0; at < items.length; at += 4) results.push(...(await Promise.all(items.slice(at, at + 4).map(one))));
  return results;
}
