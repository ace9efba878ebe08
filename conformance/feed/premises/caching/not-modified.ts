/** Answers to a client that revalidates a list from before a change. */

import type { Defect } from '../../../core/check/defect.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { isErrorAnswer } from '../../oracle/answer/status.ts';
import type { FeedQuery, FeedTarget } from '../../target/target.ts';
import { retryUntil } from '../list/retry.ts';
import { readUntil } from '../publishing/visible-within.ts';
import { type CachedList, type CacheTrial, formPath, type NotModifiedReason } from './cached-lists.ts';

/** Repeats a request after an error. */
const requestList = (feed: FeedTarget, t: CacheTrial, query: FeedQuery): Promise<Answer> =>
  retryUntil(
    t,
    () => feed.get(query),
    (answer) => !isErrorAnswer(answer),
  );

/**
 * The answer to a client with the list from before a change. Undefined if the answer to a request without a
 * condition does not show the change either. `isNew`: whether an answer shows it.
 */
export async function revalidate(
  feed: FeedTarget,
  t: CacheTrial,
  { form, validators: headers }: CachedList,
  isNew: (answer: Answer) => boolean,
): Promise<Answer | undefined> {
  const answer = await readUntil(
    t,
    () => requestList(feed, t, { ...form, headers }),
    ({ status }) => status !== 304,
  );
  return answer.status === 304 && !isNew(await requestList(feed, t, form)) ? undefined : answer;
}

/** 304 for a list that has changed (RFC 9110 section 15.4.5). */
export function notModifiedDefect<R extends NotModifiedReason>(
  answer: Answer,
  reason: R,
  { form, validators }: CachedList,
  feed: FeedTarget,
): Defect<R> | undefined {
  if (answer.status !== 304) return undefined;
  const sent = validators.map((header) => header.join(': ')).join(' and ');
  const expected = `the events: they have changed since the answer that gave ${sent}`;
  return { reason, expected, actual: 'status 304', at: formPath(feed, form) };
}
