/** How keys are refused by the known service (Server codes). */

import type { Defect } from '../../../core/check/defect.ts';
import type { Trial } from '../../../core/check/trial.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { metaStatus } from '../../oracle/answer/status.ts';
import type { FeedTarget } from '../../target/target.ts';
import { retryUntil } from '../list/retry.ts';

/** The expected `meta.status` of an answer in JSON; another check judges an answer without an envelope. */
export function refusalStatusDefect(
  answer: Answer,
  status: number,
  why: string,
  at: string,
): Defect<'other'> | undefined {
  const stated = metaStatus(answer);
  if (stated === undefined || stated === status) return undefined;
  return { reason: 'other', expected: `meta.status ${status}: ${why}`, actual: `${stated}`, at };
}

/** Sends a request with a key, and again if the answer has another status, which may be a temporary rate limit. */
export const requestRefusal = (feed: FeedTarget, t: Trial<FeedTarget, never>, status: number, key: string | null) =>
  retryUntil(
    t,
    () => feed.get({ key }),
    (answer) => metaStatus(answer) === status,
  );

export const NO_META_STATUS = 'the answer has no meta.status';
