/** The time that checks see. In process it is virtual, so that waiting costs nothing. */
export interface Time {
  /** Milliseconds since the run began. It never goes back, so every deadline is measured by it. */
  now(): number;
  /** Unix time in milliseconds, by a clock that may be wrong: only to compare with times that a target reports. */
  epoch(): number;
  /** Waits, or rejects with the signal's reason if the signal aborts first. */
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

/** The start of virtual time: so long ago that nobody mistakes it for the present. */
const VIRTUAL_EPOCH_MS = Date.UTC(2023, 10, 14, 22, 13, 20);

/**
 * Time that stays the same until a caller sleeps, and then jumps to the earliest wake-up time: callers that sleep at
 * once each wake at their own time, not at the sum.
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
        // One jump for each sleeper, each after all ready tasks have run.
        setImmediate(leap);
      }),
  };
}
