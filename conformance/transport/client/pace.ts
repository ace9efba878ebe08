import type { Time } from '../../core/run/time.ts';

/** Waits until the next request may be sent. */
export type Pace = (signal: AbortSignal) => Promise<void>;

/** No pacing: for targets on this machine. */
export const unpaced: Pace = async () => {};

/** At most `perSecond` requests per second at even intervals, so that judging a target is not a load test. */
export function paced(perSecond: number, time: Time): Pace {
  let next = 0;
  return async (signal) => {
    const now = time.now();
    const slot = Math.max(now, next);
    next = slot + 1000 / perSecond;
    if (slot > now) await time.sleep(slot - now, signal);
  };
}
