/** Whether HEAD without a valid key tells of events. */

import type { Trial } from '../../../core/check/trial.ts';
import type { Answer } from '../../../core/target/answer.ts';
import type { FeedQuery, FeedTarget } from '../../target/target.ts';
import { queryText } from './key-queries.ts';

const DIGITS = 16;

/** Judges whether HEAD without a valid key tells of events. `refused`: the answer to the same with GET. */
export async function judgeHead(
  feed: FeedTarget,
  t: Trial<FeedTarget, 'head'>,
  site: string,
  query: FeedQuery,
  refused: Answer,
): Promise<void> {
  const length = async (more: FeedQuery) => {
    const answer = await feed.get({ site, method: 'HEAD', ...more });
    const found = answer.headers.find(([name]) => name.toLowerCase() === 'content-length')?.[1];
    return { answer, bytes: /^\d+$/.test(found ?? '') ? Number(found) : Number.NaN };
  };
  const [bare, whole, events] = [await length(query), await length({}), await feed.get({ site })];
  // The counter and the time in `meta` make a difference of a few digits; a list of events, of many more.
  const alike = (a: number, b: number) => Math.abs(a - b) <= DIGITS;
  // A page that says that there is no HEAD is as long with a key as without.
  const isOfEvents = whole.answer.status < 300 && alike(whole.bytes, events.raw.length);
  const like = isOfEvents && alike(bare.bytes, whole.bytes) && bare.bytes - refused.raw.length > 4 * DIGITS;
  const expected = `HEAD is answered as GET is: ${refused.raw.length} bytes`;
  const actual = `Content-Length: ${bare.bytes}; with the valid key: ${whole.bytes}`;
  const at = queryText({ site, method: 'HEAD' });
  t.judge(like ? { reason: 'head', expected, actual, at } : undefined, bare.answer);
}
