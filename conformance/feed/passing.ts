/** Events as time passes them, by a clock that is set or by times that lie around now. */
import type { FeedTarget } from '../core/feed-target.ts';
import { premise } from '../core/premise.ts';
import type { Trial } from '../core/trial.ts';
import { nextHour } from '../properties/feed-event.ts';
import { type Item, withItems } from './items.ts';
import { entriesOf, type List, lackingIn, listOf, until, visibleWithin } from './lists.ts';
import { around, moving, type Passing, timesOf } from './passing-events.ts';
import { there, unmoved } from './passing-published.ts';
import { noneLongOver, skewOf } from './past.ts';
import { whole } from './right.ts';
import { type Pair, type Sight, sighting, twinOf } from './sights.ts';
import { type Look, PAST_THE_HOUR, type Span } from './until-when.ts';

const SECOND = 1000;
/** How long one answer may be under way. */
const ANSWERED_WITHIN_MS = 10_000;
const MINUTE = 60_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** What was seen of the events at several times. */
export interface Passage {
  readonly looks: readonly (Look & { readonly item: Item; readonly kind: Passing['kind']; readonly list: List })[];
  /** What other forms, and another site, had of them at the same times. */
  readonly sights: readonly Sight[];
  /** Whether the clock was set; else it may differ from ours. */
  readonly set: boolean;
}

export const passage = premise<FeedTarget>()({
  name: 'passage',
  owners: {},
  async find(feed, t: Trial<FeedTarget, string>): Promise<Passage> {
    await t.use(noneLongOver);
    await t.use(whole);
    return feed.clock ? byClock(feed, t, feed.clock) : byTimes(feed, t);
  },
});

/** Sets the clock before and behind each boundary. */
async function byClock(
  feed: FeedTarget,
  t: Trial<FeedTarget, string>,
  clock: NonNullable<FeedTarget['clock']>,
): Promise<Passage> {
  const midnight = Math.ceil(t.time.epoch() / DAY + 2) * DAY;
  const span = { start: midnight + 10 * HOUR + PAST_THE_HOUR, end: midnight + 12 * HOUR + PAST_THE_HOUR };
  // Early in a day of UTC: at an offset of some hours west it is still the day before.
  const week = 7 * DAY;
  const next = { start: span.start + week, end: span.end + week };
  const evening = { start: midnight + HOUR + PAST_THE_HOUR, end: midnight + 2 * HOUR + PAST_THE_HOUR };
  try {
    await clock.set(midnight + PAST_THE_HOUR);
    return await withItems(
      feed,
      t,
      'pa',
      async (items) => {
        // Published first, and over last: what is kept of the list until then is kept for too long.
        const far: Passing = {
          item: items.make('an event of the week after', { times: [timesOf(next, -300)] }),
          kind: 'once',
          last: next,
        };
        const tonight: Passing = {
          item: items.make('an event of the evening, a day later in UTC', { times: [timesOf(evening, -240)] }),
          kind: 'once',
          last: evening,
        };
        const all = await there(t, items, [far, tonight, ...around(items, span)]);
        // In the other site one that passes, and one that is to come: what is made of an empty list is told elsewhere.
        const pairs: Pair[] = [];
        for (const one of unmoved(all)) {
          const isPaired = one.last === span || one.last === next;
          const twin = isPaired && one.kind === 'once' && !pairs.some(({ twin, last }) => twin && last === one.last);
          pairs.push({ ...one, twin: twin ? await twinOf(feed, items, one.item) : undefined });
        }
        const see = await sighting(feed, t, pairs);
        const looks: Passage['looks'][number][] = [];
        const sights: Sight[] = [];
        const { start, end } = span;
        // A clock that was set may run on: what is read then must still lie before the edge.
        const before = SECOND + visibleWithin(t) + ANSWERED_WITHIN_MS;
        const edges = [start, end, end + DAY].flatMap((at) => [at - before, at + SECOND]);
        for (const now of [midnight + PAST_THE_HOUR, ...edges, end + 2 * DAY + SECOND]) {
          await clock.set(now);
          const since = t.time.epoch();
          // So long a list may be kept that was made by the clock as it stood before.
          await t.time.sleep(visibleWithin(t), t.signal);
          const due = all.filter(({ last }) => now < last.start).map(({ item }) => item);
          const list = await until(
            t,
            () => listOf(feed),
            (one) => lackingIn(one, due).length === 0,
          );
          looks.push(...seenIn(t, all, now, list));
          const seen = await see(now);
          // Later than that a clock that runs on may have crossed the edge.
          if (t.time.epoch() - since < before) sights.push(...seen);
        }
        return { looks, sights, set: true };
      },
      midnight,
    );
  } finally {
    await clock.set(undefined);
  }
}

/** Publishes events that are over, under way and to come. */
function byTimes(feed: FeedTarget, t: Trial<FeedTarget, string>): Promise<Passage> {
  return withItems(feed, t, 'pa', async (items) => {
    const now = t.time.epoch();
    const hour = (hours: number) => nextHour(now, hours) + PAST_THE_HOUR;
    // Neither a clock that goes by another zone nor one that is slow or fast by hours has it over, or not yet listed.
    const soon = Math.ceil((now + visibleWithin(t) + skewOf(t)) / MINUTE) * MINUTE + HOUR / 2;
    const spans: readonly (readonly [string, Span])[] = [
      ['an event that ended three days ago', { start: hour(-74), end: hour(-72) }],
      ['an event that ended more than a day ago', { start: hour(-28), end: hour(-26) }],
      ['an event that ended hours ago', { start: hour(-5), end: hour(-2) }],
      ['an event under way', { start: hour(-3), end: hour(3) }],
      ['an event to come', { start: hour(20), end: hour(22) }],
      ['an event that begins soon', { start: soon, end: soon + HOUR / 2 }],
    ];
    const once = spans.map(
      ([what, last]): Passing => ({ item: items.make(what, { times: [timesOf(last, -300)] }), kind: 'once', last }),
    );
    const [over, , , , next] = spans.map(([, span]) => span);
    const series: Passing = {
      item: items.make('a series', { times: [timesOf(over!, -300), timesOf(next!, -300)] }),
      kind: 'series',
      last: next!,
    };
    const all = await there(t, items, [...once, series, moving(items, { was: next!, last: over! })]);
    const twins = await Promise.all(
      unmoved(all).map(async (one) =>
        one.kind === 'once' ? { ...one, twin: await twinOf(feed, items, one.item) } : one,
      ),
    );
    await t.time.sleep(visibleWithin(t), t.signal);
    const due = all.filter(({ last }) => now < last.start).map(({ item }) => item);
    const list = await until(
      t,
      () => listOf(feed),
      (one) => lackingIn(one, due).length === 0,
    );
    const looks = seenIn(t, all, t.time.epoch(), list);
    const see = await sighting(feed, t, twins);
    return { looks, sights: await see(t.time.epoch()), set: false };
  });
}

function seenIn(t: Trial<FeedTarget, string>, all: readonly Passing[], now: number, list: List): Passage['looks'] {
  const events = list.events ?? t.inconclusive('the list could not be read when the clock was set');
  return all.map(({ item, last, kind }) => ({
    last,
    now,
    kind,
    item,
    what: item.what,
    listed: entriesOf(events, item).length > 0,
    list,
  }));
}
