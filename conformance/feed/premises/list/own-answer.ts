import type { Trial } from '../../../core/check/trial.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { GATEWAY_STATUSES, metaStatus } from '../../oracle/answer/status.ts';
import type { FeedTarget } from '../../target/target.ts';

/** HTTP statuses that are due to the key, or to a gateway in front of the feed. */
const NOT_OF_THE_FEED: ReadonlySet<number> = new Set([401, ...GATEWAY_STATUSES]);

/** Ends the trial if an answer does not come from the feed, or is larger than the limit of the suite. */
export function requireOwnAnswer(t: Trial<FeedTarget, never>, answer: Answer, at: string): void {
  if (NOT_OF_THE_FEED.has(answer.status)) t.inconclusive(`${at}: HTTP status ${answer.status}`);
  if (metaStatus(answer) === 429) t.inconclusive(`${at}: the feed limits requests: send fewer with --rate`);
  if (answer.cut) t.inconclusive(`${at}: the answer is larger than this suite reads`);
}
