/** When an alteration shows, since some faults show only at some times. */

/** True on every `n`-th call: `everyNth(2)` gives false, true, false, true. */
export function everyNth(n: number): () => boolean {
  let calls = 0;
  return () => ++calls % n === 0;
}

/** False for the first `n` calls, then true. */
export function afterCalls(n: number): () => boolean {
  let calls = 0;
  return () => ++calls > n;
}
