/** A batch of published events, and the list with them. */

import { NotApplicable } from '../../../core/check/early-end.ts';
import { premise } from '../../../core/check/premise.ts';
import type { Trial } from '../../../core/check/trial.ts';
import { TransportFailure } from '../../../core/target/transport-failure.ts';
import { contentText } from '../../oracle/answer/content.ts';
import { dateTimesOf, offsetOfNode } from '../../oracle/event/date-times.ts';
import { entriesOfItem, missingItems } from '../../oracle/item/entries.ts';
import type { TestItem } from '../../oracle/item/item.ts';
import type { EventList } from '../../oracle/list/event-list.ts';
import type { FeedTarget } from '../../target/target.ts';
import { type CodedList, readCodedBatch } from '../content-coding/coded-list.ts';
import { readList } from '../list/lists.ts';
import { type TestItems, withTestItems } from '../publishing/items.ts';
import { readUntil } from '../publishing/visible-within.ts';
import type { ItemStage } from '../realtime/item-life.ts';
import { lastingItem } from '../realtime/lasting-item.ts';
import { listedItem } from '../realtime/listed-item.ts';
import { type BatchForms, batchForms } from './batch-forms.ts';
import { type PublishedCase, TWINS, unusualCases } from './cases.ts';
import { generatedEvents } from './generated-events.ts';

/** The cases that the feed could have, and how it lists them. */
export interface PublishedBatch {
  readonly cases: readonly PublishedCase[];
  readonly drawn: readonly PublishedCase[];
  readonly refusals: readonly string[];
  /** Why no further events were published. */
  readonly unasked: readonly string[];
  /** The failures of the publisher for single events. */
  readonly failed: readonly TransportFailure[];
  readonly list: EventList;
  readonly forms: BatchForms;
  /** With gzip; absent if the list kept changing. */
  readonly coded?: CodedList | undefined;
  /** Those that were withdrawn, many at the same time, and the list after that. */
  readonly cleared: WithdrawnBatch;
  /** With so many more that more than a hundred are listed; only if nobody else publishes. */
  readonly full?: { readonly list: EventList; readonly cases: readonly PublishedCase[] };
  /** Of two items with one title one is withdrawn: the other, and the list after that. */
  readonly parted?: PartedTwins | undefined;
}

interface PartedTwins {
  readonly left: TestItem;
  readonly list: EventList;
}

/** Withdrawn items, and those that are still listed. */
export interface WithdrawnBatch {
  readonly items: readonly TestItem[];
  readonly list: EventList;
  /** The items whose mark is in the list. */
  readonly left: readonly TestItem[];
}

/**
 * One more than the largest limit that feeds are known to have (facts of the known service: 21 in the text, no paging).
 */
const MANY = 101;

export const publishedBatch = premise<FeedTarget>()({
  name: 'published-batch',
  find: (feed, t: Trial<FeedTarget, string>): Promise<PublishedBatch> =>
    t.use(lastingItem).then(async () => {
      const offset = servedOffset(await t.use(listedItem));
      let all: TestItems | undefined;
      const found = await withTestItems(feed, t, 'ba', async (items) => {
        all = items;
        const now = t.time.epoch();
        const odd = unusualCases(items, now, t.random, offset);
        const more = (await generatedEvents(t)).map((content, i) => ({
          item: items.make(`generated event ${i + 1}`, content),
          owed: true,
          compared: true,
        }));
        const cases = await publishCases(items, odd);
        const generated = await publishCases(items, more);
        const list = await listWithOwed(feed, t, [...cases, ...generated]);
        // What need not be listed may be what a limit cuts off, and so may what was there before: neither is missed.
        const owed = [...cases, ...generated].filter((published) => published.owed).map(({ item }) => item);
        const isLong = (list.events?.length ?? MANY) >= MANY;
        const lacking = isLong ? 0 : MANY - (owed.length - missingItems(list, owed).length);
        const forms = await readUntil(
          t,
          () => batchForms(feed, t),
          ({ xml, jsonp }) => !xml?.defect && !jsonp?.defect,
        );
        const coded = await readCodedBatch(feed, t);
        const base = { coded, cases, drawn: generated, list, forms };
        if (!feed.exclusive || lacking <= 0) return { ...base, parted: await partTwins(feed, t, items, cases) };
        const plain = Array.from({ length: lacking }, () => ({
          item: items.make('one of many'),
          owed: true,
          compared: false,
        }));
        const full = await publishCases(items, plain);
        const longer = await listWithOwed(feed, t, [...cases, ...generated, ...full]);
        const codedAgain = await readCodedBatch(feed, t);
        const parted = await partTwins(feed, t, items, cases);
        return { ...base, coded: codedAgain, full: { list: longer, cases: full }, parted };
      });
      const { withdrawn: items, refusals, unasked, failed } = all!;
      const cleared = await readUntil(
        t,
        () => withdrawnBatch(feed, items),
        ({ left }) => left.length === 0,
      );
      return { ...found, refusals, unasked, failed, cleared };
    }),
});

/** The offset of the site's clocks in minutes, as far as it shows: that at which the feed serves a plain event. */
function servedOffset({ item, list }: ItemStage): number {
  const offsets = entriesOfItem(list.events ?? [], item)
    .flatMap(dateTimesOf)
    .map(offsetOfNode);
  return offsets.find((offset) => offset !== undefined) ?? -300;
}

async function withdrawnBatch(feed: FeedTarget, items: readonly TestItem[]): Promise<WithdrawnBatch> {
  const list = await readList(feed);
  const text = contentText(list.answer);
  return { items, list, left: items.filter(({ mark }) => text.includes(mark)) };
}

/** Publishes cases, and returns those that the feed accepted, with its values. */
async function publishCases(items: TestItems, cases: readonly PublishedCase[]): Promise<readonly PublishedCase[]> {
  const published = await items.publishMost(cases.map(({ item }) => item));
  return published.map((item) => ({ ...cases.find((one) => one.item.name === item.name)!, item }));
}

/** Withdraws one of the twins; undefined if they are not there, or it cannot be withdrawn. */
async function partTwins(
  feed: FeedTarget,
  t: Trial<FeedTarget, string>,
  items: TestItems,
  cases: readonly PublishedCase[],
): Promise<PartedTwins | undefined> {
  const [one, other] = cases.map(({ item }) => item).filter(({ what }) => TWINS.includes(what));
  if (!one || !other) return undefined;
  try {
    await items.withdraw(one);
  } catch (cause) {
    // The feed takes nothing back, or its publisher failed for this one.
    if (cause instanceof NotApplicable || cause instanceof TransportFailure) return undefined;
    throw cause;
  }
  const list = await readUntil(
    t,
    () => readList(feed),
    (list) => missingItems(list, [one]).length > 0,
  );
  return { left: other, list };
}

/** The list as soon as it has all required events. */
function listWithOwed(
  feed: FeedTarget,
  t: Trial<FeedTarget, string>,
  cases: readonly PublishedCase[],
): Promise<EventList> {
  const owed = cases.filter((published) => published.owed).map(({ item }) => item);
  return readUntil(
    t,
    () => readList(feed),
    (list) => missingItems(list, owed).length === 0,
  );
}

export const NONE_PUBLISHED = 'the feed accepted none of the events';
