/** The callback that a run names, and the request for it. */
import type { Trial } from '../../../core/check/trial.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { isErrorAnswer } from '../../oracle/answer/status.ts';
import type { FeedTarget } from '../../target/target.ts';
import { retryUntil } from '../list/retry.ts';

/** The callback of a run for requests that need no particular name. */
export const runCallback = (t: Pick<Trial<FeedTarget, never>, 'runId'>): string =>
  `touchstone_${t.runId.replace(/\W/g, '').slice(0, 8)}`;

/** The answer to a request with a callback; an error only if it is repeated. */
export const requestJsonp = (
  feed: FeedTarget,
  t: Pick<Trial<FeedTarget, never>, 'time' | 'signal'>,
  callback: string,
): Promise<Answer> =>
  retryUntil(
    t,
    () => feed.get({ callback }),
    (answer) => !isErrorAnswer(answer),
  );
