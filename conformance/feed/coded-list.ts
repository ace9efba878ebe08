/** A list as it is read with a content coding, held against what it is without. */
import type { Defect } from '../core/defect.ts';
import type { Answer, Header } from '../core/exchange.ts';
import type { FeedTarget } from '../core/feed-target.ts';
import { premise } from '../core/premise.ts';
import { Inconclusive } from '../core/signal.ts';
import type { Trial } from '../core/trial.ts';
import { jsonDifference } from '../oracle/json-difference.ts';
import { paired } from './aligned.ts';
import { type Between, lasting } from './between.ts';
import { DEFLATE, GZIP } from './forms.ts';
import { contentOf, listing, readListing } from './reading.ts';

/** What was asked for with a coding, and what is wrong with it. */
export interface Coded {
  readonly answer: Answer;
  readonly defect?: Defect<'differs' | 'unreadable'> | undefined;
}

type Judging = Trial<FeedTarget, 'differs' | 'unreadable'>;

/** Reads the list with a coding, between readings without. */
function codedList(feed: FeedTarget, t: Judging, coding: Header): Promise<Coded> {
  return lasting(feed, t, { headers: [coding] }, (both) => held(feed, coding, both));
}

function held(feed: FeedTarget, coding: Header, { json, answer, ignored }: Between): Coded {
  if (answer.cut || !contentOf(answer)) return { answer };
  const other = readListing(answer)?.root;
  const found = other && jsonDifference(...paired(json, other), ignored);
  const at = `events/${feed.site}.json, ${coding.join(': ')}`;
  const expected = `the list in JSON, as it is without ${coding[1]}`;
  const unreadable = { reason: 'unreadable', expected, actual: `something else, with ${answer.status}`, at } as const;
  if (!other) return answer.status >= 400 && answer.status !== 500 ? { answer } : { answer, defect: unreadable };
  return { answer, defect: found && { ...found, reason: 'differs', at: `${at}, ${found.at}` } };
}

/** The same of a list with unusual events in it; undefined where it did not stand still. */
export async function codedBatch(feed: FeedTarget, t: Trial<FeedTarget, string>): Promise<Coded | undefined> {
  try {
    return await codedList(feed, t as Judging, GZIP);
  } catch (cause) {
    if (cause instanceof Inconclusive) return undefined;
    throw cause;
  }
}

/** The list with a coding, which says what it says without: what other forms say with gzip stands on that. */
export const codedAlike = premise<FeedTarget>()({
  name: 'coded-alike',
  owners: { differs: 'feed/coded/same#differs', unreadable: 'feed/coded/same#unreadable' },
  async find(feed, t): Promise<Answer> {
    await t.use(listing);
    const inGzip = await codedList(feed, t, GZIP);
    for (const { answer, defect } of [inGzip, await codedList(feed, t, DEFLATE)]) t.judge(defect, answer);
    return inGzip.answer;
  },
});
