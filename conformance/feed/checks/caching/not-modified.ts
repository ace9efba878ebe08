/** Conditional requests (RFC 9110 sections 13.1 and 15.4.5). */
import { check } from '../../../core/check/check.ts';
import { NotApplicable } from '../../../core/check/early-end.ts';
import type { Answer } from '../../../core/target/answer.ts';
import type { Header } from '../../../core/target/header.ts';
import type { TestItem } from '../../oracle/item/item.ts';
import {
  CACHED_FORMS,
  type CachedList,
  type CacheTrial,
  cachedLists,
  entityTagConditions,
  formPath,
  showsWord,
} from '../../premises/caching/cached-lists.ts';
import { notModifiedDefect, revalidate } from '../../premises/caching/not-modified.ts';
import { listing } from '../../premises/list/listing.ts';
import { type TestItems, withTestItems } from '../../premises/publishing/items.ts';
import type { FeedTarget } from '../../target/target.ts';

const LONG_AGO = 'Sun, 06 Nov 1955 08:49:37 GMT';

export const notModified = check<FeedTarget>()({
  // FEED-HT-007 (must): 304 is answered only where nothing has changed since the validator was given. [rfc9110, "15.4.5"]
  proves: 'FEED-HT-007',
  reasons: {
    unknown: '304 answers an entity tag that the list never had, or a date before the list existed',
    changed: '304 answers a condition from before a change of the list',
    withdrawn: '304 answers a condition from before the withdrawal of an item',
    'same-second': '304 answers a date of the second in which the list was changed afterwards',
    'same-second-tag': '304 answers an entity tag of the second in which the list was changed afterwards',
    'same-length': '304 answers an entity tag of before a change that leaves the list as long as it was',
  },
  run: async (feed, t) => {
    await t.use(listing);
    const otherTag = `"touchstone-${t.runId}"`;
    const conditions: readonly Header[] = [
      ['If-None-Match', otherTag],
      ['If-None-Match', `${otherTag}, W/${otherTag}`],
      ['If-Modified-Since', LONG_AGO],
    ];
    for (const form of CACHED_FORMS)
      for (const header of conditions) {
        const answer = await feed.get({ ...form, headers: [header] });
        const expected = `the events, to ${header.join(': ')}`;
        const defect = { reason: 'unknown', expected, actual: 'status 304', at: formPath(feed, form) } as const;
        t.judge(answer.status === 304 && defect, answer);
      }
    if (!feed.publisher) return t.note('changes were not judged: the run may not publish');
    const validates = await withTestItems(feed, t, 'cv', (items) => judgeChange(feed, t, items));
    // It waits for whole seconds, which shows nothing of a feed without validators.
    if (validates) await withTestItems(feed, t, 'cw', (items) => judgeWithdrawal(feed, t, items));
    await withTestItems(feed, t, 'cs', (items) => judgeSameSecond(feed, t, items));
    await withTestItems(feed, t, 'cl', (items) => judgeSameLength(feed, t, items));
  },
});

/** A cached list with a single one of its conditions. */
const eachCondition = ({ form, validators }: CachedList): readonly CachedList[] =>
  validators.map((header) => ({ form, validators: [header] }));

/** Dates of HTTP have whole seconds: after so many milliseconds it is another one. */
const SECOND_MS = 1100;

/**
 * The lists with an item in a later second than that of their change, in which a feed may give no date (RFC 9110 section
 * 8.8.2.2). They are read twice, since some feeds count from the first answer.
 */
async function settledLists(
  feed: FeedTarget,
  t: CacheTrial,
  item: TestItem | undefined,
): Promise<readonly CachedList[]> {
  if (!item) return [];
  await cachedLists(feed, t, item);
  await t.time.sleep(SECOND_MS, t.signal);
  return cachedLists(feed, t, item);
}

/** A client with the list from before a change has to get the list from after it. Returns whether the list has validators. */
async function judgeChange(feed: FeedTarget, t: CacheTrial, items: TestItems): Promise<boolean> {
  // Between two others, so that by its id and its times it is neither first nor last in any list.
  await items.publish(items.make('an event before the one that is changed'));
  const item = await items.publish(items.make('an event that is changed'));
  await items.publish(items.make('an event behind the one that is changed'));
  const cached = await settledLists(feed, t, item);
  if (!item || cached.length === 0) return false;
  await t.time.sleep(SECOND_MS, t.signal);
  const word = `${item.mark}anew`;
  if (!(await items.update({ ...item, event: { ...item.event, title: word } }))) return true;
  for (const list of cached.flatMap(eachCondition)) {
    const answer = await revalidate(feed, t, list, (answer) => showsWord(answer, word));
    if (answer) t.judge(notModifiedDefect(answer, 'changed', list, feed), answer);
  }
  return true;
}

/** An item is withdrawn that was not the last to be published, so that the rest of the list is no newer than before. */
async function judgeWithdrawal(feed: FeedTarget, t: CacheTrial, items: TestItems): Promise<void> {
  const item = await items.publish(items.make('an event that is withdrawn'));
  if (!item) return;
  await t.time.sleep(2 * SECOND_MS, t.signal);
  const stays = await items.publish(items.make('an event that stays'));
  const cached = await settledLists(feed, t, stays ?? item);
  if (cached.length === 0) return;
  await t.time.sleep(SECOND_MS, t.signal);
  try {
    await items.withdraw(item);
  } catch (cause) {
    if (cause instanceof NotApplicable) return;
    throw cause;
  }
  const isNew = (answer: Answer) => showsWord(answer, stays?.mark ?? '') && !showsWord(answer, item.mark);
  for (const list of cached.flatMap(eachCondition)) {
    const answer = await revalidate(feed, t, list, isNew);
    if (answer) t.judge(notModifiedDefect(answer, 'withdrawn', list, feed), answer);
  }
}

/** How often the run tries to publish, read, and publish within one second. */
const ROUNDS = 3;

/**
 * A date cannot tell two states of one second apart (RFC 9110 section 8.8.2.2). So a list that has changed in this
 * second has no date, or an entity tag beside it, which a client then sends as well (section 8.8.4). The tag changes
 * whenever the events do: a weak one may stay where the difference is of no importance (section 8.8.1), and an event is
 * of importance.
 */
async function judgeSameSecond(feed: FeedTarget, t: CacheTrial, items: TestItems): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    const first = await items.publish(items.make('an event, and right after it another'));
    const cached = await cachedLists(feed, t, first);
    if (cached.length === 0) return;
    const second = await items.publish(items.make('another event'));
    if (!second) return;
    for (const list of cached) {
      const answer = await revalidate(feed, t, list, (answer) => showsWord(answer, second.mark));
      const reason = entityTagConditions(list).length > 0 ? 'same-second-tag' : 'same-second';
      if (answer) t.judge(notModifiedDefect(answer, reason, list, feed), answer);
    }
  }
}

/** A list of the same length, perhaps of the same second, is nevertheless another list after a change. */
async function judgeSameLength(feed: FeedTarget, t: CacheTrial, items: TestItems): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    const made = items.make('an event whose title is changed for another as long', (mark) => ({
      title: `${mark}once`,
    }));
    const item = await items.publish(made);
    const cached = (await cachedLists(feed, t, item)).map((list) => ({
      ...list,
      validators: entityTagConditions(list),
    }));
    const tagged = cached.filter(({ validators }) => validators.length > 0);
    if (!item || tagged.length === 0) return;
    const word = `${item.mark}anew`;
    if (!(await items.update({ ...item, event: { ...item.event, title: word } }))) return;
    for (const list of tagged) {
      const answer = await revalidate(feed, t, list, (answer) => showsWord(answer, word));
      if (answer) t.judge(notModifiedDefect(answer, 'same-length', list, feed), answer);
    }
  }
}
