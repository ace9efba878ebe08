/** The order of the events (interface, "Endpoints": it is not shown). */
import { check } from '../core/check.ts';
import type { Defect } from '../core/defect.ts';
import type { Answer } from '../core/exchange.ts';
import type { FeedTarget } from '../core/feed-target.ts';
import { premise } from '../core/premise.ts';
import type { Trial } from '../core/trial.ts';
import { plainOf } from '../oracle/json-node.ts';
import { dateTimeAt, nextHour } from '../properties/feed-event.ts';
import { staying } from './appeared.ts';
import { events } from './events.ts';
import { formsInOrder } from './form-orders.ts';
import { dated as wellDated } from './formed.ts';
import { withItems } from './items.ts';
import { entriesOf, eventsOf, type List, type Listed, lackingIn, listOf, until } from './lists.ts';
import { ordersOf } from './orders.ts';
import { skewOf } from './past.ts';
import type { JsonObject } from './reading.ts';
import { rightInstants } from './right.ts';

const HOUR = 3_600_000;
/** How often a list is read at most until three readings list the same events. */
const READS = 9;
const asTexts = (all: readonly JsonObject[]): readonly string[] => all.map((event) => JSON.stringify(plainOf(event)));

/** A list, and how it was listed otherwise right after. */
interface Readings {
  readonly list: List & { readonly events: readonly JsonObject[] };
  readonly shuffled?: {
    readonly defect: Defect<'shuffled'>;
    readonly answer: Answer;
    /** Each order that was seen. */
    readonly seen: readonly (readonly JsonObject[])[];
  };
}

/** Three readings of one set of events. That its order changes is a recommendation broken: nothing is blocked by it. */
const readings = premise<FeedTarget>()({
  name: 'order',
  owners: {},
  async find(feed, t): Promise<Readings> {
    await t.use(events);
    const read: Listed[] = [];
    while (read.length < READS) {
      read.push(await eventsOf(feed, t));
      // Of several hosts that answer in turn one may lag behind: those are compared that list the same events.
      const alike = [...Map.groupBy(read, ({ events }) => asTexts(events).toSorted().join('\n')).values()];
      const all = alike.find((lists) => lists.length === 3);
      if (!all) continue;
      const [first, ...others] = all.map((one) => asTexts(one.events));
      const i = others.map((one) => one.findIndex((text, at) => text !== first![at])).find((at) => at >= 0);
      if (i === undefined) return { list: all[0]! };
      const expected = 'the same events in the same order as before';
      const actual = 'the same events in another order';
      const defect = { reason: 'shuffled', expected, actual, at: `/data/${i}` } as const;
      return { list: all[0]!, shuffled: { defect, answer: all[2]!.answer, seen: all.map((one) => one.events) } };
    }
    return t.inconclusive('the events changed between each two readings');
  },
});

export const same = check<FeedTarget>()({
  proves: 'FEED-LI-004',
  reasons: { shuffled: 'the same events are listed in another order than before' },
  run: async (_feed, t) => {
    const { list, shuffled } = await t.use(readings);
    if (list.events.length < 2) t.notApplicable('fewer than two events are listed');
    t.judge(shuffled?.defect, shuffled?.answer ?? list.answer);
  },
});

/** The orders that fit: with events of ours by which they are told apart, where those may be published. */
const found = premise<FeedTarget>()({
  name: 'orders',
  owners: {},
  async find(feed, t: Trial<FeedTarget, string>) {
    const { shuffled } = await t.use(readings);
    await t.use(wellDated);
    const list = feed.publisher ? await told(feed, t) : await eventsOf(feed, t);
    const dated = list.events.filter((event) => event.members.get('times')?.kind === 'array');
    if (dated.length < 3) t.notApplicable('fewer than three events say when they are');
    const [now, skew] = [t.time.epoch(), skewOf(t)].map((ms) => BigInt(Math.round(ms)) * 1_000_000n);
    // Equals may change places; an order is there that each reading is in.
    const all = [list.events, ...(shuffled?.seen ?? [])].map((one) => ordersOf(one, now!, skew!));
    const fits = all[0]!.filter((order) => all.every((one) => one.includes(order)));
    return { fits, shuffled: shuffled !== undefined, answer: list.answer };
  },
});

/** A list with three events that begin in another order than their ids have, and a series that began long ago. */
async function told(feed: FeedTarget, t: Trial<FeedTarget, string>): Promise<Listed> {
  await t.use(staying);
  // By times that are wrong every order is.
  await t.use(rightInstants);
  return withItems(feed, t, 'or', async (items) => {
    const now = t.time.epoch();
    const at = (hours: number) => {
      const start = nextHour(now, hours);
      return { start: dateTimeAt(start, -300), end: dateTimeAt(start + HOUR, -300) };
    };
    const asked = [[at(60)], [at(30)], [at(-200), at(45)]].map((times) =>
      items.make('an event to be ordered', { times }),
    );
    const all = await items.publishAll(asked);
    const { events = [], answer } = await until(
      t,
      () => listOf(feed),
      (one) => lackingIn(one, all).length === 0,
    );
    if (!all.every((item) => entriesOf(events, item).length > 0)) t.inconclusive('not all events of ours are listed');
    return { events, answer };
  });
}

export const declared = check<FeedTarget>()({
  proves: 'FEED-LI-005',
  reasons: { 'not-as-declared': 'the events are listed in another order than declared' },
  run: async (feed, t) => {
    const { fits, shuffled, answer } = await t.use(found);
    const order = t.declared('order');
    if (shuffled && fits.length === 0) {
      if (order === undefined) t.notApplicable('no order is declared, and the events are in another one each time');
      const expected = `order: ${order}, as declared`;
      t.judge({ reason: 'not-as-declared', expected, actual: 'another order each time', at: '/data' }, answer);
    }
    const is = fits.some((one) => one === order);
    // What is neither by id nor by time has no name of its own: that it stays the same is for the first check to see.
    const seen = fits.length === 0 ? 'other' : fits.length === 1 ? fits[0] : is ? order : undefined;
    if (order === 'other') return t.judge(undefined, answer);
    if (order !== undefined && !is) {
      const actual = fits.length === 0 ? 'neither by time nor by id' : fits.join(' or ');
      t.judge({ reason: 'not-as-declared', expected: `order: ${order}, as declared`, actual, at: '/data' }, answer);
    }
    if (seen !== undefined) t.chose('order', seen);
    t.judge(undefined, answer);
    if (order !== undefined) for (const form of await formsInOrder(feed, t, order)) t.judge(form.defect, form.answer);
    if (seen === undefined) t.note(`the events are in the orders ${fits.join(' and ')} alike`);
  },
});

export const known = check<FeedTarget>()({
  proves: 'FEED-OD-009',
  reasons: { 'not-next': 'the events are not in the order of their next occurrence' },
  run: async (_feed, t) => {
    const { fits, answer } = await t.use(found);
    const expected = 'the event first that is first to begin, of what is not over';
    const actual = fits.length === 0 ? 'another order' : `the order by ${fits.join(', ')}`;
    t.judge(fits.includes('next') ? undefined : { reason: 'not-next', expected, actual, at: '/data' }, answer);
  },
});
