/** What any open target has beside what is judged, and the end of it. */
import type { Time } from '../../core/run/time.ts';

/** What any open target has beside what is judged, and the end of it. */
export interface OpenTarget {
  /** The time that it lives in: a run against it uses the same. */
  readonly time: Time;
  /** How long the oldest exchange under way has been open, in milliseconds; 0 when none is. */
  openFor(): number;
  close(): Promise<void>;
}
