/** The allowed difference of the feed's clock (choice clock-skew). */
import type { Trial } from '../../../core/check/trial.ts';
import type { FeedTarget } from '../../target/target.ts';

/** Milliseconds by which the feed's clock may differ. */
export const clockSkewMs = (t: Trial<FeedTarget, string>): number => 1000 * Number(t.declared('clock-skew') ?? 60);
