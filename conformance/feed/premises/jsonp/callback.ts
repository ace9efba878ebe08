/** The callback that a run names, and the request for it. */
import type { Trial } from '../../../core/check/trial.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { isErrorAnswer } from '../../oracle/answer/status.ts';
import type { FeedTarget } from '../../target/target.ts';
import { retryUntil } from '../list/retry.ts';

/** The name that a run asks for where any will do. */
export const runCallback = (t: Pick<Trial<FeedTarget, never>, 'runId'>): string =>
  `touchstone_${t.runId.replace(/\W/g, '').slice(0, 8)}`;

/** The answer where a function is named; an error only where it is one time and again. */
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
