/** The orders that the list is in. */
import { premise } from '../../../core/check/premise.ts';
import type { Trial } from '../../../core/check/trial.ts';
import { dateTimeAt, nextHour } from '../../inputs/events/date-times.ts';
import { entriesOfItem, missingItems } from '../../oracle/item/entries.ts';
import type { ReadableList } from '../../oracle/list/event-list.ts';
import { ordersOf } from '../../oracle/list/orders.ts';
import type { FeedTarget } from '../../target/target.ts';
import { datedEvents as wellDated } from '../event/dated-events.ts';
import { readList, requireList } from '../list/lists.ts';
import { rightInstants } from '../published/right-instants.ts';
import { withTestItems } from '../publishing/items.ts';
import { readUntil } from '../publishing/visible-within.ts';
import { lastingItem } from '../realtime/lasting-item.ts';
import { clockSkewMs } from '../upcoming/clock-skew.ts';
import { orderReadings } from './readings.ts';

const HOUR = 3_600_000;

/** The orders that fit, with published events that distinguish them if the run may publish. */
export const matchingOrders = premise<FeedTarget>()({
  name: 'matching-orders',
  async find(feed, t: Trial<FeedTarget, string>) {
    const { shuffled } = await t.use(orderReadings);
    await t.use(wellDated);
    const list = feed.publisher ? await listWithKnownOrder(feed, t) : await requireList(feed, t);
    const dated = list.events.filter((event) => event.members.get('times')?.kind === 'array');
    if (dated.length < 3) t.notApplicable('fewer than three events have a time');
    const [now, skew] = [t.time.epoch(), clockSkewMs(t)].map((ms) => BigInt(Math.round(ms)) * 1_000_000n);
    // Equal events may change places; an order fits if every reading has it.
    const readings = [list.events, ...(shuffled?.seen ?? [])].map((events) => ordersOf(events, now!, skew!));
    const fits = readings[0]!.filter((order) => readings.every((orders) => orders.includes(order)));
    return { fits, shuffled: shuffled !== undefined, answer: list.answer };
  },
});

/** A list with three events that begin in another order than their ids have, and a series that began long ago. */
async function listWithKnownOrder(feed: FeedTarget, t: Trial<FeedTarget, string>): Promise<ReadableList> {
  await t.use(lastingItem);
  // By times that are wrong every order is.
  await t.use(rightInstants);
  return withTestItems(feed, t, 'or', async (items) => {
    const now = t.time.epoch();
    const at = (hours: number) => {
      const start = nextHour(now, hours);
      return { start: dateTimeAt(start, -300), end: dateTimeAt(start + HOUR, -300) };
    };
    const asked = [[at(60)], [at(30)], [at(-200), at(45)]].map((times) =>
      items.make('an event to be ordered', { times }),
    );
    const published = await items.publishAll(asked);
    const { events = [], answer } = await readUntil(
      t,
      () => readList(feed),
      (list) => missingItems(list, published).length === 0,
    );
    if (!published.every((item) => entriesOfItem(events, item).length > 0))
      t.inconclusive('not all events of ours are listed');
    return { events, answer };
  });
}
