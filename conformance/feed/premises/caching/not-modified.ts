/** What a client is answered that asks whether a list from before a change is still right. */

import type { Answer } from '../../../core/target/answer.ts';
import { isErrorAnswer } from '../../oracle/answer/status.ts';
import type { FeedQuery, FeedTarget } from '../../target/target.ts';
import { retryUntil } from '../list/retry.ts';
import { readUntil } from '../publishing/visible-within.ts';
import { type CachedList, type CacheTrial, formPath, type NotModifiedReason } from './cached-lists.ts';

/** An answer that is no error of a moment, where there is one. */
const requestList = (feed: FeedTarget, t: CacheTrial, query: FeedQuery): Promise<Answer> =>
  retryUntil(
    t,
    () => feed.get(query),
    (answer) => !isErrorAnswer(answer),
  );

/** Judges what a client is answered that holds the list from before a change. `isNew`: whether that shows in an answer. */
export async function judgeNotModified(
  feed: FeedTarget,
  t: CacheTrial,
  reason: NotModifiedReason,
  isNew: (answer: Answer) => boolean,
  { form, validators: headers }: CachedList,
): Promise<void> {
  const answer = await readUntil(
    t,
    () => requestList(feed, t, { ...form, headers }),
    ({ status }) => status !== 304,
  );
  // Only what is there without a condition can be missing with one.
  if (answer.status === 304 && !isNew(await requestList(feed, t, form))) return;
  const sent = headers.map((header) => header.join(': ')).join(' and ');
  const expected = `the events: they have changed since the answer that gave ${sent}`;
  const defect = { reason, expected, actual: 'status 304', at: formPath(feed, form) } as const;
  t.judge(answer.status === 304 ? defect : undefined, answer);
}
