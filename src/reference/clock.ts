/** The source of time of a reference, which a test or a fault can replace. */
export interface Clock {
  /** Milliseconds since the Unix epoch. */
  now(): number;
}

/** The clock of the machine. */
export const systemClock: Clock = { now: () => Date.now() };

/** A clock that stands still until it is set or advanced. */
export interface ManualClock extends Clock {
  /** Moves the clock to `ms` (milliseconds since the epoch); backwards is allowed. */
  set(ms: number): void;
  /** Moves the clock forward by `ms` milliseconds. */
  advance(ms: number): void;
}

/** A manual clock that starts at `start`, in milliseconds since the epoch. */
export function manualClock(start = 0): ManualClock {
  let time = start;
  return {
    now: () => time,
    set: (ms) => {
      time = ms;
    },
    advance: (ms) => {
      time += ms;
    },
  };
}
