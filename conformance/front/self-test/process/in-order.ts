/** Works on an item, one at a time. */
export type Lane<T, R> = (item: T) => Promise<R>;

/**
 * Gives the results in the order of the items, each as soon as it and all before it are there. Every lane takes the next
 * item when it is done with one. @throws what a lane throws, in place of the result.
 */
export async function* inOrder<T, R>(items: readonly T[], lanes: readonly Lane<T, R>[]): AsyncGenerator<R> {
  const results = items.map(() => Promise.withResolvers<R>());
  // An error is thrown when it is the turn of its item; until then it is no rejection that nobody handles.
  for (const { promise } of results) promise.catch(() => {});
  let next = 0;
  const work = async (lane: Lane<T, R>) => {
    while (next < items.length) {
      const at = next++;
      await lane(items[at]!).then(results[at]!.resolve, results[at]!.reject);
    }
  };
  for (const lane of lanes) void work(lane);
  try {
    for (const { promise } of results) yield await promise;
  } finally {
    // Where the reader leaves early, or an error ends this, no lane begins another item.
    next = items.length;
  }
}
