/** What is published at once, and the list that the feed makes of it. */
import type { FeedTarget } from '../core/feed-target.ts';
import { premise } from '../core/premise.ts';
import type { Trial } from '../core/trial.ts';
import type { Trouble } from '../core/trouble.ts';
import { staying } from './appeared.ts';
import { type BatchForms, batchForms } from './batch-forms.ts';
import { type Case, casesOf } from './cases.ts';
import { type Coded, codedBatch } from './coded-list.ts';
import { drawn } from './drawn.ts';
import { type Item, type Items, withItems } from './items.ts';
import { type List, lackingIn, listOf, until } from './lists.ts';
import { contentOf } from './reading.ts';

/** The cases that the feed could have, and how it lists them. */
export interface Batch {
  readonly cases: readonly Case[];
  readonly drawn: readonly Case[];
  readonly refusals: readonly string[];
  /** Why the feed was not asked for further ones. */
  readonly unasked: readonly string[];
  /** What the publisher failed with for single ones. */
  readonly failed: readonly Trouble[];
  readonly list: List;
  readonly forms: BatchForms;
  /** With gzip; absent where the list did not stand still. */
  readonly coded?: Coded | undefined;
  /** Those that were withdrawn, many at the same time, and the list after that. */
  readonly cleared: Cleared;
  /** With so many more that more than a hundred are listed; only where nobody else publishes. */
  readonly full?: { readonly list: List; readonly cases: readonly Case[] };
}

/** What became of items that were withdrawn. */
export interface Cleared {
  readonly items: readonly Item[];
  readonly list: List;
  /** Those whose mark stands in the list. */
  readonly left: readonly Item[];
}

/** One more than the largest limit that feeds are known to have (facts of the known service: 21 in the text, no paging). */
const MANY = 101;

export const batch = premise<FeedTarget>()({
  name: 'batch',
  owners: {},
  find: (feed, t: Trial<FeedTarget, string>): Promise<Batch> =>
    t.use(staying).then(async () => {
      let all: Items | undefined;
      const found = await withItems(feed, t, 'ba', async (items) => {
        all = items;
        const now = t.time.epoch();
        const odd = casesOf(items, now, t.random);
        const more = (await drawn(t)).map((content, i) => ({
          item: items.make(`generated event ${i + 1}`, content),
          owed: true,
          compared: true,
        }));
        const cases = await there(items, odd);
        const generated = await there(items, more);
        const list = await settled(feed, t, [...cases, ...generated]);
        const lacking = MANY - (list.events?.length ?? MANY);
        const forms = await until(
          t,
          () => batchForms(feed, t),
          ({ xml, jsonp }) => !xml?.defect && !jsonp?.defect,
        );
        const coded = await codedBatch(feed, t);
        const base = { coded, cases, drawn: generated, list, forms };
        if (!feed.exclusive || lacking <= 0) return base;
        const plain = Array.from({ length: lacking }, () => ({
          item: items.make('one of many'),
          owed: true,
          compared: false,
        }));
        const full = await there(items, plain);
        const longer = await settled(feed, t, [...cases, ...generated, ...full]);
        return { ...base, coded: await codedBatch(feed, t), full: { list: longer, cases: full } };
      });
      const { withdrawn: items, refusals, unasked, failed } = all!;
      const cleared = await until(
        t,
        () => clearedOf(feed, items),
        ({ left }) => left.length === 0,
      );
      return { ...found, refusals, unasked, failed, cleared };
    }),
});

async function clearedOf(feed: FeedTarget, items: readonly Item[]): Promise<Cleared> {
  const list = await listOf(feed);
  const text = Buffer.from(contentOf(list.answer) ?? []).toString('utf8');
  return { items, list, left: items.filter(({ mark }) => text.includes(mark)) };
}

/** Publishes cases; those that the feed could have, with what it made of them. */
async function there(items: Items, cases: readonly Case[]): Promise<readonly Case[]> {
  const published = await items.publishMost(cases.map(({ item }) => item));
  return published.map((item) => ({ ...cases.find((one) => one.item.name === item.name)!, item }));
}

/** The list once it has what it owes. */
function settled(feed: FeedTarget, t: Trial<FeedTarget, string>, cases: readonly Case[]): Promise<List> {
  const owed = cases.filter((one) => one.owed).map(({ item }) => item);
  return until(
    t,
    () => listOf(feed),
    (list) => lackingIn(list, owed).length === 0,
  );
}
