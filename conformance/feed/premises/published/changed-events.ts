/** Items that are changed in every member: to null and from null, to shorter and to empty lists. */

import type { Defect } from '../../../core/check/defect.ts';
import { premise } from '../../../core/check/premise.ts';
import type { Trial } from '../../../core/check/trial.ts';
import { dateTimeAt, nextHour } from '../../inputs/events/date-times.ts';
import { dateTimeDefect, dateTimesOf } from '../../oracle/event/date-times.ts';
import type { FeedEvent } from '../../oracle/event/event.ts';
import { memberTypeDefect, missingDefect } from '../../oracle/event/member-defects.ts';
import { occurrenceInstantDefect } from '../../oracle/event/published-instants.ts';
import { valueDefect } from '../../oracle/event/published-values.ts';
import { entriesOfItem, textMember } from '../../oracle/item/entries.ts';
import type { TestItem } from '../../oracle/item/item.ts';
import type { ObjectNode } from '../../oracle/json/value.ts';
import type { EventList } from '../../oracle/list/event-list.ts';
import type { FeedTarget } from '../../target/target.ts';
import { readList } from '../list/lists.ts';
import { type TestItems, withTestItems } from '../publishing/items.ts';
import { readUntil } from '../publishing/visible-within.ts';
import { changedItem } from '../realtime/changed-item.ts';
import { type BatchForms, batchForms } from './batch-forms.ts';
import { readableBatch } from './readable-batch.ts';
import { rightInstants } from './right-instants.ts';
import { rightValues } from './right-values.ts';

/** An item after its change. */
export interface ChangedEvent {
  readonly item: TestItem;
  readonly event: ObjectNode;
  readonly defect: Defect<'null' | 'list' | 'value' | 'form'> | undefined;
}

/** The items after their changes, the list with them, and its other forms if those were right before. */
interface ChangedEvents {
  readonly all: readonly ChangedEvent[];
  readonly list: EventList;
  readonly forms: BatchForms;
  /** The concurrent changes that the list does not show. */
  readonly lost: readonly TestItem[];
}

/** Changes many items concurrently, and returns those without a visible change. */
async function lostChanges(
  feed: FeedTarget,
  t: Trial<FeedTarget, string>,
  items: TestItems,
): Promise<readonly TestItem[]> {
  const plain = Array.from({ length: CONCURRENT }, () =>
    items.make('one of several that are changed at the same time'),
  );
  const there = await items.publishAll(plain);
  const word = ({ mark }: TestItem) => `${mark}again`;
  const done = await Promise.allSettled(
    there.map((item) => items.update({ ...item, event: { ...item.event, title: `Touchstone ${word(item)}` } })),
  );
  const failed = done.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
  const after = done.flatMap((result) => (result.status === 'fulfilled' && result.value ? [result.value] : []));
  const mine = after.filter((item) => item.event.title?.includes(word(item)));
  // An item that is not listed any more does not show its change.
  const lost = ({ events = [] }: EventList) =>
    mine.filter((item) => {
      const found = entriesOfItem(events, item);
      return found.length > 0 && !found.some((entry) => textMember(entry, 'title')?.includes(word(item)));
    });
  return lost(
    await readUntil(
      t,
      () => readList(feed),
      (list) => lost(list).length === 0,
    ),
  );
}

const HOUR = 3_600_000;
/** As many as are published at a time. */
const CONCURRENT = 8;

/** Each item as it is published, and the values of its change. */
function changesToMake(items: TestItems, now: number): readonly (readonly [TestItem, Partial<FeedEvent>])[] {
  const time = (hours: number) => {
    const start = nextHour(now, hours);
    return { start: dateTimeAt(start, -300), end: dateTimeAt(start + HOUR, -300) };
  };
  const three = { times: [time(30), time(54), time(78)], type: ['Lecture', 'Seminar', 'Open house'] };
  // The first occurrence stays, the second ends later, and the third moves.
  const laterTimes = [time(30), { ...time(54), end: time(55).end }, time(79)];
  const none = { title: null, type: null } as const;
  return [
    [
      items.make('an event of which a change leaves one time and one type', { ...three, title: 'Open House' }),
      { title: 'OPEN house', times: [time(54)], type: ['Seminar'] },
    ],
    [
      items.make('an event of which a change leaves no type, and moves later times', { ...three, title: 'Open house' }),
      { title: 'Open house ', times: laterTimes, type: [] },
    ],
    [items.make('an event of which a change leaves neither title nor type'), none],
    [items.make('an event that a change gives a title and a type', none), { title: 'A title', type: ['Lecture'] }],
    [
      items.make('an event that loses its link by a change, and has another type', { title: 'Caf\u00e9' }),
      { title: 'Cafe\u0301', link: null, type: ['Seminar'] },
    ],
    [items.make('an event whose title a change makes empty'), { title: '', type: [null, 'Lecture'] }],
  ];
}

/** A member that is missing, or that is no value of its type. Other checks judge those of unchanged events. */
const eventFormDefect = (event: ObjectNode): Defect<string> | undefined =>
  memberTypeDefect(event) ??
  missingDefect(event) ??
  dateTimesOf(event)
    .map(dateTimeDefect)
    .find((defect) => defect !== undefined);

/** The defect of a changed event, in the values of the change. */
function changeDefect(item: TestItem, event: ObjectNode, hadForm: boolean): ChangedEvent['defect'] {
  const found = valueDefect(item.event, event);
  const form = found || !hadForm ? undefined : eventFormDefect(event);
  if (form) return { ...form, reason: 'form' };
  const instant = found ? undefined : occurrenceInstantDefect(item.event, event);
  if (instant) return { ...instant, reason: 'value' };
  if (!found) return undefined;
  const { reason } = found;
  return {
    ...found,
    reason: reason === 'null' ? 'null' : reason === 'type' || reason === 'occurrences' ? 'list' : 'value',
  };
}

const listedChanges = (
  { events = [] }: EventList,
  items: readonly TestItem[],
  hadForm: boolean,
): readonly ChangedEvent[] =>
  items.flatMap((item) =>
    entriesOfItem(events, item).map((event) => ({ item, event, defect: changeDefect(item, event, hadForm) })),
  );

/** Without the items that are not listed any more. */
export const changedEvents = premise<FeedTarget>()({
  name: 'changed-events',
  async find(feed, t: Trial<FeedTarget, string>): Promise<ChangedEvents> {
    // Other checks judge the values after a plain change or a publication.
    await t.use(changedItem);
    await t.use(rightValues);
    await t.use(rightInstants);
    // Other checks judge the forms of unchanged events.
    const { forms: before, cases, drawn, list: unchanged } = await t.use(readableBatch);
    const hadForm = [...cases, ...drawn]
      .flatMap(({ item }) => entriesOfItem(unchanged.events, item))
      .every((event) => eventFormDefect(event) === undefined);
    return withTestItems(feed, t, 'tu', async (items) => {
      const changes: TestItem[] = [];
      for (const [asked, change] of changesToMake(items, t.time.epoch())) {
        const item = await items.publish(asked);
        const after = item && (await items.update({ ...item, event: { ...item.event, ...change, ...item.given } }));
        if (after) changes.push(after);
      }
      const list = await readUntil(
        t,
        () => readList(feed),
        (list) => listedChanges(list, changes, hadForm).every(({ defect }) => !defect),
      );
      const all = listedChanges(list, changes, hadForm);
      if (all.length === 0 || all.some(({ defect }) => defect)) return { all, list, forms: {}, lost: [] };
      const right = ({ xml, jsonp }: BatchForms) => !xml?.defect && !jsonp?.defect;
      const { xml, jsonp } = await readUntil(t, () => batchForms(feed, t), right);
      const isJudged = (form: keyof BatchForms) => before[form] && !before[form].defect;
      const lost = await lostChanges(feed, t, items);
      return {
        lost,
        all,
        list,
        forms: { ...(xml && isJudged('xml') && { xml }), ...(jsonp && isJudged('jsonp') && { jsonp }) },
      };
    });
  },
});
