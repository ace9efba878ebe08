/** Items that are changed in every member: to null and from it, to shorter lists and to none. */
import type { Defect } from '../core/defect.ts';
import type { FeedEvent } from '../core/feed-event.ts';
import type { FeedTarget } from '../core/feed-target.ts';
import { premise } from '../core/premise.ts';
import type { Trial } from '../core/trial.ts';
import { dateTimeAt, nextHour } from '../properties/feed-event.ts';
import { changed } from './appeared.ts';
import { type BatchForms, batchForms } from './batch-forms.ts';
import { valueDefect } from './compare.ts';
import { timesAtDefect } from './instants.ts';
import { type Item, type Items, withItems } from './items.ts';
import { entriesOf, type List, listOf, textIn, until } from './lists.ts';
import type { JsonObject } from './reading.ts';
import { readable, rightInstants, rightValues } from './right.ts';

/** What became of an item that was changed. */
export interface Turned {
  readonly item: Item;
  readonly event: JsonObject;
  readonly defect: Defect<'null' | 'list' | 'value'> | undefined;
}

/** The items after their changes, the list that has them, and its other forms where those were right before. */
interface AllTurned {
  readonly all: readonly Turned[];
  readonly list: List;
  readonly forms: BatchForms;
  /** Of changes made at the same time those that do not show. */
  readonly lost: readonly Item[];
}

/** Changes many items at the same time; those of which the list does not show it. */
async function lostIn(feed: FeedTarget, t: Trial<FeedTarget, string>, items: Items): Promise<readonly Item[]> {
  const plain = Array.from({ length: TOGETHER }, () => items.make('one of several that are changed at the same time'));
  const there = await items.publishAll(plain);
  const word = ({ mark }: Item) => `${mark}again`;
  const done = await Promise.allSettled(
    there.map((item) => items.update({ ...item, event: { ...item.event, title: `Touchstone ${word(item)}` } })),
  );
  const failed = done.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
  const after = done.flatMap((one) => (one.status === 'fulfilled' && one.value ? [one.value] : []));
  const mine = after.filter((item) => item.event.title?.includes(word(item)));
  // What is listed no more says nothing of its change.
  const lost = ({ events = [] }: List) =>
    mine.filter((item) => {
      const found = entriesOf(events, item);
      return found.length > 0 && !found.some((one) => textIn(one, 'title')?.includes(word(item)));
    });
  return lost(
    await until(
      t,
      () => listOf(feed),
      (list) => lost(list).length === 0,
    ),
  );
}

const HOUR = 3_600_000;
/** As many as are published at a time. */
const TOGETHER = 8;

/** Each item as it is published, and what its change says. */
function turns(items: Items, now: number): readonly (readonly [Item, Partial<FeedEvent>])[] {
  const time = (hours: number) => {
    const start = nextHour(now, hours);
    return { start: dateTimeAt(start, -300), end: dateTimeAt(start + HOUR, -300) };
  };
  const three = { times: [time(30), time(54), time(78)], type: ['Lecture', 'Seminar', 'Open house'] };
  const none = { title: null, type: null } as const;
  return [
    [
      items.make('an event of which a change leaves one time and one type', three),
      { times: [time(54)], type: ['Seminar'] },
    ],
    [items.make('an event of which a change leaves no type', three), { type: [] }],
    [items.make('an event of which a change leaves neither title nor type'), none],
    [items.make('an event that a change gives a title and a type', none), { title: 'A title', type: ['Lecture'] }],
    [items.make('an event that loses its link by a change'), { link: null }],
    [items.make('an event whose title a change makes empty'), { title: '', type: [null, 'Lecture'] }],
  ];
}

/** What is wrong with an event that was changed; what is judged is what the change says. */
function defectOf(item: Item, event: JsonObject): Turned['defect'] {
  const found = valueDefect(item.event, event) ?? timesAtDefect(item.event, event);
  if (!found) return undefined;
  const { reason } = found;
  return {
    ...found,
    reason: reason === 'null' ? 'null' : reason === 'type' || reason === 'occurrences' ? 'list' : 'value',
  };
}

const seen = ({ events = [] }: List, items: readonly Item[]): readonly Turned[] =>
  items.flatMap((item) => entriesOf(events, item).map((event) => ({ item, event, defect: defectOf(item, event) })));

/** What is not listed any more is not among them. */
export const turned = premise<FeedTarget>()({
  name: 'turned',
  owners: {},
  async find(feed, t: Trial<FeedTarget, string>): Promise<AllTurned> {
    // What a plain change, or a publication, makes of a value is said there.
    await t.use(changed);
    await t.use(rightValues);
    await t.use(rightInstants);
    // What a form makes of an event that nobody changed is said there.
    const before = (await t.use(readable)).forms;
    return withItems(feed, t, 'tu', async (items) => {
      const changes: Item[] = [];
      for (const [asked, change] of turns(items, t.time.epoch())) {
        const item = await items.publish(asked);
        const after = item && (await items.update({ ...item, event: { ...item.event, ...change, ...item.given } }));
        if (after) changes.push(after);
      }
      const list = await until(
        t,
        () => listOf(feed),
        (one) => seen(one, changes).every(({ defect }) => !defect),
      );
      const all = seen(list, changes);
      if (all.length === 0 || all.some(({ defect }) => defect)) return { all, list, forms: {}, lost: [] };
      const right = ({ xml, jsonp }: BatchForms) => !xml?.defect && !jsonp?.defect;
      const { xml, jsonp } = await until(t, () => batchForms(feed, t), right);
      const isJudged = (form: keyof BatchForms) => before[form] && !before[form].defect;
      const lost = await lostIn(feed, t, items);
      return {
        lost,
        all,
        list,
        forms: { ...(xml && isJudged('xml') && { xml }), ...(jsonp && isJudged('jsonp') && { jsonp }) },
      };
    });
  },
});
