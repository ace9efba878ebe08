/** Reads four at a time: enough to hide the latency, few enough for any server. */
export async function readFourAtATime<I, R>(items: readonly I[], read: (item: I) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let at = 0; at < items.length; at += 4) results.push(...(await Promise.all(items.slice(at, at + 4).map(read))));
  return results;
}
