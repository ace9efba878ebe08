/** Whether an answer is the feed's own, and small enough to be read. */

import type { Trial } from '../../../core/check/trial.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { GATEWAY_STATUSES } from '../../oracle/answer/status.ts';
import type { FeedTarget } from '../../target/target.ts';

/** HTTP statuses that say more of the key, or of what stands in front, than of the feed. */
const NOT_OF_THE_FEED: ReadonlySet<number> = new Set([401, ...GATEWAY_STATUSES]);

/** Ends what stands on an answer that is not the feed's own, or that is more than is read. */
export function requireOwnAnswer(t: Trial<FeedTarget, never>, answer: Answer, at: string): void {
  if (NOT_OF_THE_FEED.has(answer.status)) t.inconclusive(`${at}: HTTP status ${answer.status}`);
  if (answer.cut) t.inconclusive(`${at}: the answer is larger than this suite reads`);
}
