/** The counter of requests in another form than JSON (interface, "Envelope"). */

import type { Trial } from '../../../core/check/trial.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { requestCount } from '../../oracle/envelope/request-count.ts';
import type { FeedQuery, FeedTarget } from '../../target/target.ts';
import { requestForm, rereadListing, skipHosts } from '../list/rereading.ts';
import { visibleWithinMs } from '../publishing/visible-within.ts';

/** Readings of a form, each between two of JSON, of which the later has counted on. */
const ROUNDS = 4;

/** Judges a form that says a number each time: whether it counts as JSON does. */
export async function judgeRequestCounter(
  feed: FeedTarget,
  t: Trial<FeedTarget, 'unchanged'>,
  query: FeedQuery,
  countOf: (answer: Answer) => bigint | undefined,
  at: string,
): Promise<void> {
  const counted = async () => {
    const read = await rereadListing(feed, t);
    return read && requestCount(read.answer);
  };
  const counts: bigint[] = [];
  let last: Answer | undefined;
  let before = await counted();
  for (let i = 0; i < ROUNDS; i++) {
    await skipHosts(feed, i);
    // What may be late may be kept for as long.
    if (i > 0) await t.time.sleep(visibleWithinMs(t), t.signal);
    last = await requestForm(feed, t, query);
    const [count, after] = [countOf(last), await counted()];
    if (count === undefined) return t.notApplicable('this form says no number of requests where it could be told');
    // Each of several hosts may have a counter of its own.
    if (before === undefined || after === undefined || after <= before)
      return t.notApplicable('JSON does not count on from answer to answer');
    counts.push(count);
    if (new Set(counts).size > 1) return t.judge(undefined, last);
    before = after;
  }
  const expected = 'another number in each answer: JSON in between has counted on';
  t.judge({ reason: 'unchanged', expected, actual: counts.join(', '), at }, last);
}
