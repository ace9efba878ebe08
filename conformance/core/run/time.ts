/** Time as checks see it. In process it is advanced, so that waiting costs nothing. */
export interface Time {
  /** Milliseconds since the run began. Never goes back: every bound is measured by it. */
  now(): number;
  /** Unix time in milliseconds, by a clock that may be wrong: only for what a target says of it. */
  epoch(): number;
  /** Waits, or rejects with the signal's reason when that comes first. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

/** Real time, on the monotonic clock. */
export function realTime(): Time {
  const began = performance.now();
  return {
    now: () => performance.now() - began,
    epoch: () => Date.now(),
    sleep: (ms, signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason);
        const stop = () => {
          clearTimeout(timer);
          reject(signal!.reason);
        };
        const timer = setTimeout(() => {
          signal?.removeEventListener('abort', stop);
          resolve();
        }, ms);
        signal?.addEventListener('abort', stop, { once: true });
      }),
  };
}

/** When virtual time begins: long enough ago that nobody takes it for now. */
const VIRTUAL_EPOCH_MS = Date.UTC(2023, 10, 14, 22, 13, 20);

/**
 * Time that stands still until somebody sleeps, and then leaps to the first that is to wake: of several who sleep at
 * once each wakes at its own time, not at the sum.
 */
export function virtualTime(): Time {
  let now = 0;
  let sleepers: { readonly wake: number; readonly resolve: () => void }[] = [];
  const leap = () => {
    const first = sleepers.reduce((a, b) => (b.wake < a.wake ? b : a));
    sleepers = sleepers.filter((sleeper) => sleeper !== first);
    now = Math.max(now, first.wake);
    first.resolve();
  };
  return {
    now: () => now,
    epoch: () => VIRTUAL_EPOCH_MS + now,
    sleep: (ms, signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason);
        sleepers.push({ wake: now + Math.max(0, ms), resolve });
        // As many leaps as sleepers, each after what is ready to run has run.
        setImmediate(leap);
      }),
  };
}
