/**
 * Waits for what was begun together: transactions of which none changes what another finds. They go out in the order in
 * which they were begun, without waiting for one another. Rejects for the first that failed when all have come to an end.
 */
export async function together<T>(begun: Iterable<Promise<T>>): Promise<T[]> {
  const ended = await Promise.allSettled(begun);
  return ended.map((result) => {
    if (result.status === 'rejected') throw result.reason;
    return result.value;
  });
}
