/** The counter of requests in another form than JSON (interface, "Envelope"). */

import type { Defect } from '../../../core/check/defect.ts';
import type { Trial } from '../../../core/check/trial.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { requestCount } from '../../oracle/envelope/request-count.ts';
import type { FeedQuery, FeedTarget } from '../../target/target.ts';
import { requestForm, rereadListing, skipHosts } from '../list/rereading.ts';
import { visibleWithinMs } from '../publishing/visible-within.ts';

/** How often a form is read, each time between two readings of the JSON. */
const ROUNDS = 4;

/** The counter of each answer in a form. JSON between the answers has counted on. */
interface CounterReadings {
  readonly counts: readonly bigint[];
  readonly answer: Answer;
}

/** Reads the counter of a form until it changes, four times at most. */
export async function readCounter(
  feed: FeedTarget,
  t: Trial<FeedTarget, string>,
  query: FeedQuery,
  countOf: (answer: Answer) => bigint | undefined,
): Promise<CounterReadings> {
  const countInJson = async () => {
    const reading = await rereadListing(feed, t);
    return reading && requestCount(reading.answer);
  };
  const counts: bigint[] = [];
  let before = await countInJson();
  for (let i = 0; ; i++) {
    await skipHosts(feed, i);
    // A feed that may be late may also serve an old answer for that time.
    if (i > 0) await t.time.sleep(visibleWithinMs(t), t.signal);
    const answer = await requestForm(feed, t, query);
    const [count, after] = [countOf(answer), await countInJson()];
    if (count === undefined) return t.notApplicable('this form has no number of requests in a place that is known');
    // Each of several hosts may have its own counter.
    if (before === undefined || after === undefined || after <= before)
      return t.notApplicable('JSON does not count on from answer to answer');
    counts.push(count);
    if (new Set(counts).size > 1 || counts.length === ROUNDS) return { counts, answer };
    before = after;
  }
}

/** A counter with the same value in all answers. */
export function unchangedCounterDefect(counts: readonly bigint[], at: string): Defect<'unchanged'> | undefined {
  if (new Set(counts).size > 1) return undefined;
  const expected = 'another number in each answer: JSON in between has counted on';
  return { reason: 'unchanged', expected, actual: counts.join(', '), at };
}
