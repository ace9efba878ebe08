import type { Time } from '../../core/run/time.ts';

/** Waits until the next request may go out. */
export type Pace = (signal: AbortSignal) => Promise<void>;

/** No pacing: for targets on this machine. */
export const unpaced: Pace = async () => {};

/** At most `perSecond` requests a second, evenly apart, so that judging a log is not a load test. */
export function paced(perSecond: number, time: Time): Pace {
  let next = 0;
  return async (signal) => {
    const now = time.now();
    const slot = Math.max(now, next);
    next = slot + 1000 / perSecond;
    if (slot > now) await time.sleep(slot - now, signal);
  };
}
