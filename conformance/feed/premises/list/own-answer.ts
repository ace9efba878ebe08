import type { Trial } from '../../../core/check/trial.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { GATEWAY_STATUSES } from '../../oracle/answer/status.ts';
import type { FeedTarget } from '../../target/target.ts';

/** HTTP statuses that are due to the key, or to a gateway in front of the feed. */
const NOT_OF_THE_FEED: ReadonlySet<number> = new Set([401, ...GATEWAY_STATUSES]);

/** Ends the trial where an answer is not the feed's own, or larger than this suite reads. */
export function requireOwnAnswer(t: Trial<FeedTarget, never>, answer: Answer, at: string): void {
  if (NOT_OF_THE_FEED.has(answer.status)) t.inconclusive(`${at}: HTTP status ${answer.status}`);
  if (answer.cut) t.inconclusive(`${at}: the answer is larger than this suite reads`);
}
