import type { Defect } from '../../../core/check/defect.ts';
import type { Answer } from '../../../core/target/answer.ts';
import type { FeedQuery, FeedTarget } from '../../target/target.ts';
import { queryText } from './key-queries.ts';

/** The counter and the time in `meta` change the length by a few digits; a list of events changes it by many more. */
const DIGITS = 16;

/** Lengths of the list of a site, from HEAD and GET with and without a valid key. */
interface HeadLengths {
  readonly site: string;
  /** The answer to HEAD without a valid key. */
  readonly answer: Answer;
  readonly withoutKey: number;
  readonly withKey: number;
  readonly statusWithKey: number;
  /** Of GET with the valid key. */
  readonly events: number;
  /** Of GET without a valid key. */
  readonly refusal: number;
}

/** Asks with HEAD. `query`: without a valid key. `refused`: the answer to GET with the same query. */
export async function readHeadLengths(
  feed: FeedTarget,
  site: string,
  query: FeedQuery,
  refused: Answer,
): Promise<HeadLengths> {
  const head = async (more: FeedQuery) => {
    const answer = await feed.get({ site, method: 'HEAD', ...more });
    const header = answer.headers.find(([name]) => name.toLowerCase() === 'content-length')?.[1];
    return { answer, length: /^\d+$/.test(header ?? '') ? Number(header) : Number.NaN };
  };
  const [bare, whole, events] = [await head(query), await head({}), await feed.get({ site })];
  return {
    site,
    answer: bare.answer,
    withoutKey: bare.length,
    withKey: whole.length,
    statusWithKey: whole.answer.status,
    events: events.raw.length,
    refusal: refused.raw.length,
  };
}

/** A length in answer to HEAD without a valid key that gives away how long the list of events is. */
export function headLengthDefect(found: HeadLengths): Defect<'head'> | undefined {
  const { site, withoutKey, withKey, statusWithKey, events, refusal } = found;
  const isNear = (a: number, b: number) => Math.abs(a - b) <= DIGITS;
  // A page that reports that HEAD is not offered has the same length with and without a key.
  const isOfEvents = statusWithKey < 300 && isNear(withKey, events);
  if (!isOfEvents || !isNear(withoutKey, withKey) || withoutKey - refusal <= 4 * DIGITS) return undefined;
  const expected = `HEAD is answered as GET is: ${refusal} bytes`;
  const actual = `Content-Length: ${withoutKey}; with the valid key: ${withKey}`;
  return { reason: 'head', expected, actual, at: queryText({ site, method: 'HEAD' }) };
}
