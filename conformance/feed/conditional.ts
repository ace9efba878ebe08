/** Conditional requests (RFC 9110 sections 13.1 and 15.4.5). */
import { check } from '../core/check.ts';
import { type Answer, type Header, headerOf } from '../core/exchange.ts';
import type { FeedTarget } from '../core/feed-target.ts';
import type { Trial } from '../core/trial.ts';
import { eventsHeld } from './held.ts';
import { type Item, type Items, withItems } from './items.ts';
import { until } from './lists.ts';
import { listing } from './reading.ts';

const LONG_AGO = 'Sat, 29 Oct 1994 19:43:31 GMT';

export const notModified = check<FeedTarget>()({
  proves: 'FEED-HT-007',
  reasons: {
    unknown: '304 answers an entity tag that the list never had, or a date before it was there',
    changed: '304 answers what was true of the list before it was changed',
    'same-second': '304 answers a date of the second in which the list was changed afterwards',
  },
  run: async (feed, t) => {
    await t.use(listing);
    const other = `"touchstone-${t.runId}"`;
    const conditions: readonly Header[] = [
      ['If-None-Match', other],
      ['If-None-Match', `${other}, W/${other}`],
      ['If-Modified-Since', LONG_AGO],
    ];
    const at = `events/${feed.site}.json`;
    for (const header of conditions) {
      const answer = await feed.get({ headers: [header] });
      const expected = `the events, to ${header.join(': ')}`;
      const defect = { reason: 'unknown', expected, actual: 'status 304', at } as const;
      t.judge(answer.status === 304 ? defect : undefined, answer);
    }
    if (!feed.publisher) return t.note('of what changes nothing was asked: nothing may be published');
    await withItems(feed, t, 'cv', (items) => changed(feed, t, items));
    await withItems(feed, t, 'cs', (items) => sameSecond(feed, t, items));
  },
});

type Judging = Trial<FeedTarget, 'unknown' | 'changed' | 'same-second'>;

const shows = (answer: Answer, word: string) => eventsHeld(answer).some((one) => one.includes(word));

/** The list with an item of ours in it, as a client may hold it; undefined where there is none. */
async function held(feed: FeedTarget, t: Judging, item: Item | undefined): Promise<Answer | undefined> {
  if (!item) return undefined;
  const answer = await until(
    t,
    () => feed.get(),
    (one) => shows(one, item.mark),
  );
  return shows(answer, item.mark) ? answer : undefined;
}

/** Judges what a client is answered that holds the list from before a change, which shows by a word. */
async function judgeStale(
  feed: FeedTarget,
  t: Judging,
  reason: 'changed' | 'same-second',
  word: string,
  headers: readonly Header[],
): Promise<void> {
  const answer = await until(
    t,
    () => feed.get({ headers }),
    ({ status }) => status !== 304,
  );
  // Only what is there without a condition can be missing with one.
  if (answer.status === 304 && !shows(await feed.get(), word)) return;
  const sent = headers.map((header) => header.join(': ')).join(' and ');
  const expected = `the events: they have changed since the answer that gave ${sent}`;
  const defect = { reason, expected, actual: 'status 304', at: `events/${feed.site}.json` } as const;
  t.judge(answer.status === 304 ? defect : undefined, answer);
}

/** A client that holds the list from before a change has to get the one from after it. */
async function changed(feed: FeedTarget, t: Judging, items: Items): Promise<void> {
  const item = await items.publish(items.make('an event that is changed'));
  const before = await held(feed, t, item);
  const known = before ? validators(before) : [];
  if (!item || known.length === 0) return;
  // A date has no more than seconds.
  await t.time.sleep(2100, t.signal);
  const word = `${item.mark} anew`;
  if (!(await items.update({ ...item, event: { ...item.event, title: word } }))) return;
  for (const header of known) await judgeStale(feed, t, 'changed', word, [header]);
}

/** How often a publication is tried to be read, and another made, within one second. */
const ROUNDS = 3;

/**
 * A date cannot tell two states of one second (RFC 9110 section 8.8.2.2), so a list that has changed in this second has
 * to do without, or have an entity tag, which a client then sends as well (section 8.8.4).
 */
async function sameSecond(feed: FeedTarget, t: Judging, items: Items): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    const first = await items.publish(items.make('an event, and right after it another'));
    const before = await held(feed, t, first);
    const known = before ? validators(before) : [];
    if (!known.some(([name]) => name === 'If-Modified-Since')) return;
    const second = await items.publish(items.make('another event'));
    if (!second) return;
    await judgeStale(feed, t, 'same-second', second.mark, known);
  }
}

/** What a client that holds an answer sends to ask whether it is still right. */
function validators(answer: Answer): readonly Header[] {
  const tag = headerOf(answer, 'etag');
  const date = headerOf(answer, 'last-modified');
  return [
    ...(tag === undefined ? [] : [['If-None-Match', tag] as const]),
    ...(date === undefined ? [] : [['If-Modified-Since', date] as const]),
  ];
}
