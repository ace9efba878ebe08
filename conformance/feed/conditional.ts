/** Conditional requests (RFC 9110 sections 13.1 and 15.4.5). */
import { check } from '../core/check.ts';
import { type Answer, type Header, headerOf } from '../core/exchange.ts';
import type { FeedTarget } from '../core/feed-target.ts';
import type { Trial } from '../core/trial.ts';
import { eventsHeld } from './held.ts';
import { type Items, withItems } from './items.ts';
import { until } from './lists.ts';
import { listing } from './reading.ts';

const LONG_AGO = 'Sat, 29 Oct 1994 19:43:31 GMT';

export const notModified = check<FeedTarget>()({
  proves: 'FEED-HT-007',
  reasons: {
    unknown: '304 answers an entity tag that the list never had, or a date before it was there',
    changed: '304 answers what was true of the list before it was changed',
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
  },
});

/** A client that holds the list from before a change has to get the one from after it. */
async function changed(feed: FeedTarget, t: Trial<FeedTarget, 'unknown' | 'changed'>, items: Items): Promise<void> {
  const item = await items.publish(items.make('an event that is changed'));
  const shows = (answer: Answer, word: string) => eventsHeld(answer).some((one) => one.includes(word));
  const before =
    item &&
    (await until(
      t,
      () => feed.get(),
      (answer) => shows(answer, item.mark),
    ));
  const held = before && shows(before, item.mark) ? validators(before) : [];
  if (!item || held.length === 0) return;
  // A date has no more than seconds.
  await t.time.sleep(2100, t.signal);
  const word = `${item.mark} anew`;
  if (!(await items.update({ ...item, event: { ...item.event, title: word } }))) return;
  for (const header of held) {
    const ask = () => feed.get({ headers: [header] });
    const answer = await until(t, ask, ({ status }) => status !== 304);
    // Only what is there without a condition can be missing with one.
    if (answer.status === 304 && !shows(await feed.get(), word)) continue;
    const expected = `the events: they have changed since ${header.join(': ')}`;
    const defect = { reason: 'changed', expected, actual: 'status 304', at: `events/${feed.site}.json` } as const;
    t.judge(answer.status === 304 ? defect : undefined, answer);
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
