import type { Time } from '../../core/run/time.ts';

/** The members of every open target beside its facets. */
export interface OpenTarget {
  /** The time of the target: a run against it uses the same. */
  readonly time: Time;
  /** The age of the oldest pending exchange in milliseconds; 0 without a pending exchange. */
  openFor(): number;
  /** The user's secrets, which no message about the target may contain. The list may grow. */
  readonly secrets: readonly string[];
  close(): Promise<void>;
}
