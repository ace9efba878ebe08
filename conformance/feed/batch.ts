/** What is published at once, and the list that the feed makes of it. */
import type { FeedTarget } from '../core/feed-target.ts';
import { premise } from '../core/premise.ts';
import type { Trial } from '../core/trial.ts';
import { staying } from './appeared.ts';
import { type BatchForms, batchForms } from './batch-forms.ts';
import { type Case, casesOf } from './cases.ts';
import { drawn } from './drawn.ts';
import type { Items } from './items.ts';
import { withItems } from './items.ts';
import { type List, lackingIn, listOf, until } from './lists.ts';

/** The cases that the feed could have, and how it lists them. */
export interface Batch {
  readonly cases: readonly Case[];
  readonly drawn: readonly Case[];
  readonly refusals: readonly string[];
  readonly list: List;
  readonly forms: BatchForms;
  /** With so many more that more than a hundred are listed; only where nobody else publishes. */
  readonly full?: { readonly list: List; readonly cases: readonly Case[] };
}

/** One more than the largest limit that feeds are known to have (facts of the known service: 21 in the text, no paging). */
const MANY = 101;

export const batch = premise<FeedTarget>()({
  name: 'batch',
  owners: {},
  find: (feed, t: Trial<FeedTarget, string>): Promise<Batch> =>
    t.use(staying).then(() =>
      withItems(feed, t, 'ba', async (items) => {
        const now = t.time.epoch();
        const all = casesOf(items, now, t.random);
        const more = (await drawn(t)).map((content, i) => ({
          item: items.make(`generated event ${i + 1}`, content),
          owed: true,
          compared: true,
        }));
        const cases = await there(items, all);
        const generated = await there(items, more);
        const list = await settled(feed, t, [...cases, ...generated]);
        const lacking = MANY - (list.events?.length ?? MANY);
        const forms = await until(
          t,
          () => batchForms(feed, t),
          ({ xml, jsonp }) => !xml?.defect && !jsonp?.defect,
        );
        const base = { cases, drawn: generated, refusals: items.refusals, list, forms };
        if (!feed.exclusive || lacking <= 0) return base;
        const plain = Array.from({ length: lacking }, () => ({
          item: items.make('one of many'),
          owed: true,
          compared: false,
        }));
        const full = await there(items, plain);
        return { ...base, full: { list: await settled(feed, t, [...cases, ...generated, ...full]), cases: full } };
      }),
    ),
});

/** Publishes cases; those that the feed could have, with what it made of them. */
async function there(items: Items, cases: readonly Case[]): Promise<readonly Case[]> {
  const published = await items.publishAll(cases.map(({ item }) => item));
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
