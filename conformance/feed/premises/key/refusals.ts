/** How keys are refused by the known service (Server codes). */

import type { Defect } from '../../../core/check/defect.ts';
import type { Trial } from '../../../core/check/trial.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { metaStatus } from '../../oracle/answer/status.ts';
import type { FeedTarget } from '../../target/target.ts';
import { retryUntil } from '../list/retry.ts';

/** What `meta.status` of an answer in JSON has to be; what is no envelope is another check's matter. */
export function refusalStatusDefect(
  answer: Answer,
  status: number,
  why: string,
  at: string,
): Defect<'other'> | undefined {
  const said = metaStatus(answer);
  if (said === undefined || said === status) return undefined;
  return { reason: 'other', expected: `meta.status ${status}: ${why}`, actual: `${said}`, at };
}

/** Asks with a key, again where the answer says something else: once in a while that may be that there are too many. */
export const requestRefusal = (feed: FeedTarget, t: Trial<FeedTarget, never>, status: number, key: string | null) =>
  retryUntil(
    t,
    () => feed.get({ key }),
    (answer) => metaStatus(answer) === status,
  );

export const NO_META_STATUS = 'the answer says no meta.status';
