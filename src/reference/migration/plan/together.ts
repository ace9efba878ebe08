/**
 * Waits for concurrent transactions, which do not depend on one another. They are sent in the order of the calls,
 * without waiting for one another. Rejects with the first failure when all have settled.
 */
export async function together<T>(begun: Iterable<Promise<T>>): Promise<T[]> {
  const ended = await Promise.allSettled(begun);
  return ended.map((result) => {
    if (result.status === 'rejected') throw result.reason;
    return result.value;
  });
}
