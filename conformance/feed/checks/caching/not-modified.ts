/** Conditional requests (RFC 9110 sections 13.1 and 15.4.5). */
import { check } from '../../../core/check/check.ts';
import { NotApplicable } from '../../../core/check/early-end.ts';
import type { Answer } from '../../../core/target/answer.ts';
import type { Header } from '../../../core/target/header.ts';
import {
  CACHED_FORMS,
  type CacheTrial,
  cachedLists,
  entityTagConditions,
  formPath,
  showsWord,
} from '../../premises/caching/cached-lists.ts';
import { judgeNotModified } from '../../premises/caching/not-modified.ts';
import { listing } from '../../premises/list/listing.ts';
import { type TestItems, withTestItems } from '../../premises/publishing/items.ts';
import type { FeedTarget } from '../../target/target.ts';

const LONG_AGO = 'Sat, 29 Oct 1994 19:43:31 GMT';

export const notModified = check<FeedTarget>()({
  proves: 'FEED-HT-007',
  reasons: {
    unknown: '304 answers an entity tag that the list never had, or a date before it was there',
    changed: '304 answers what was true of the list before it was changed',
    withdrawn: '304 answers what was true of the list before an item was withdrawn',
    'same-second': '304 answers a date of the second in which the list was changed afterwards',
    'same-second-tag': '304 answers an entity tag of the second in which the list was changed afterwards',
    'same-length': '304 answers an entity tag of before a change that leaves the list as long as it was',
  },
  run: async (feed, t) => {
    await t.use(listing);
    const other = `"touchstone-${t.runId}"`;
    const conditions: readonly Header[] = [
      ['If-None-Match', other],
      ['If-None-Match', `${other}, W/${other}`],
      ['If-Modified-Since', LONG_AGO],
    ];
    for (const form of CACHED_FORMS)
      for (const header of conditions) {
        const answer = await feed.get({ ...form, headers: [header] });
        const expected = `the events, to ${header.join(': ')}`;
        const defect = { reason: 'unknown', expected, actual: 'status 304', at: formPath(feed, form) } as const;
        t.judge(answer.status === 304 ? defect : undefined, answer);
      }
    if (!feed.publisher) return t.note('of what changes nothing was asked: nothing may be published');
    await withTestItems(feed, t, 'cv', (items) => judgeChange(feed, t, items));
    await withTestItems(feed, t, 'cw', (items) => judgeWithdrawal(feed, t, items));
    await withTestItems(feed, t, 'cs', (items) => judgeSameSecond(feed, t, items));
    await withTestItems(feed, t, 'cl', (items) => judgeSameLength(feed, t, items));
  },
});

/** A client that holds the list from before a change has to get the one from after it. */
async function judgeChange(feed: FeedTarget, t: CacheTrial, items: TestItems): Promise<void> {
  const item = await items.publish(items.make('an event that is changed'));
  const known = await cachedLists(feed, t, item);
  if (!item || known.length === 0) return;
  // A date has no more than seconds.
  await t.time.sleep(2100, t.signal);
  const word = `${item.mark}anew`;
  if (!(await items.update({ ...item, event: { ...item.event, title: word } }))) return;
  for (const { form, validators: each } of known)
    for (const header of each)
      await judgeNotModified(feed, t, 'changed', (one) => showsWord(one, word), { form, validators: [header] });
}

/** The same where an item is gone that was not the last to be published: what is left is no newer than it was. */
async function judgeWithdrawal(feed: FeedTarget, t: CacheTrial, items: TestItems): Promise<void> {
  const item = await items.publish(items.make('an event that is withdrawn'));
  if (!item) return;
  await t.time.sleep(2100, t.signal);
  const stays = await items.publish(items.make('an event that stays'));
  const known = await cachedLists(feed, t, stays ?? item);
  if (known.length === 0) return;
  await t.time.sleep(2100, t.signal);
  try {
    await items.withdraw(item);
  } catch (cause) {
    if (cause instanceof NotApplicable) return;
    throw cause;
  }
  const isNew = (answer: Answer) => showsWord(answer, stays?.mark ?? '') && !showsWord(answer, item.mark);
  for (const { form, validators: each } of known)
    for (const header of each) await judgeNotModified(feed, t, 'withdrawn', isNew, { form, validators: [header] });
}

/** How often a publication is tried to be read, and another made, within one second. */
const ROUNDS = 3;

/**
 * A date cannot tell two states of one second (RFC 9110 section 8.8.2.2), so a list that has changed in this second has
 * to do without, or have an entity tag, which a client then sends as well (section 8.8.4). A tag is another whenever the
 * events are: a weak one may stay where what differs is of no importance (section 8.8.1), which no event is.
 */
async function judgeSameSecond(feed: FeedTarget, t: CacheTrial, items: TestItems): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    const first = await items.publish(items.make('an event, and right after it another'));
    const known = await cachedLists(feed, t, first);
    if (known.length === 0) return;
    const second = await items.publish(items.make('another event'));
    if (!second) return;
    for (const one of known)
      await judgeNotModified(
        feed,
        t,
        entityTagConditions(one).length > 0 ? 'same-second-tag' : 'same-second',
        (answer) => showsWord(answer, second.mark),
        one,
      );
  }
}

/** What is as long as before, and may be of the same second, is not the same. The counter in `meta` may be longer. */
async function judgeSameLength(feed: FeedTarget, t: CacheTrial, items: TestItems): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    const made = items.make('an event whose title is changed for another as long', (mark) => ({
      title: `${mark}once`,
    }));
    const item = await items.publish(made);
    const known = (await cachedLists(feed, t, item)).filter((one) => entityTagConditions(one).length > 0);
    if (!item || known.length === 0) return;
    const word = `${item.mark}anew`;
    if (!(await items.update({ ...item, event: { ...item.event, title: word } }))) return;
    for (const one of known)
      await judgeNotModified(feed, t, 'same-length', (answer) => showsWord(answer, word), {
        form: one.form,
        validators: entityTagConditions(one),
      });
  }
}
