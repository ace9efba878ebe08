/** Events as time passes them, by a clock that is set or by times that lie around now. */

import { premise } from '../../../core/check/premise.ts';
import type { Trial } from '../../../core/check/trial.ts';
import { nextHour } from '../../inputs/events/date-times.ts';
import type { FeedTimes } from '../../oracle/event/event.ts';
import { entriesOfItem, missingItems } from '../../oracle/item/entries.ts';
import type { TestItem } from '../../oracle/item/item.ts';
import type { EventList } from '../../oracle/list/event-list.ts';
import { momentText } from '../../oracle/upcoming/moments.ts';
import { type EventSpan, type ListLook, PAST_THE_HOUR } from '../../oracle/upcoming/options.ts';
import type { FeedTarget } from '../../target/target.ts';
import { readList } from '../list/lists.ts';
import { completeBatch } from '../published/complete-batch.ts';
import { withTestItems } from '../publishing/items.ts';
import { readUntil, visibleWithinMs } from '../publishing/visible-within.ts';
import { clockSkewMs } from './clock-skew.ts';
import { endingEvents } from './ending-events.ts';
import { type EventWithTwin, type FormLook, formLooks, publishTwin } from './form-looks.ts';
import { eventsAround, LATEST_FIRST, movedEvent, type PassingEvent, timesOfSpan } from './passing-events.ts';
import { publishPassing, unmovedEvents } from './publish-passing.ts';

const SECOND = 1000;
/** How long an answer may take. */
const ANSWERED_WITHIN_MS = 10_000;
const MINUTE = 60_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The states of the events at several times. */
export interface Passage {
  readonly looks: readonly (ListLook & {
    readonly item: TestItem;
    readonly kind: PassingEvent['kind'];
    readonly list: EventList;
  })[];
  /** The states in other forms and at another site at the same times. */
  readonly sights: readonly FormLook[];
  /** Whether the clock was set; else it may differ from ours. */
  readonly set: boolean;
}

export const passage = premise<FeedTarget>()({
  name: 'passage',
  async find(feed, t: Trial<FeedTarget, string>): Promise<Passage> {
    await t.use(endingEvents);
    await t.use(completeBatch);
    return feed.clock ? passageByClock(feed, t, feed.clock) : passageByTimes(feed, t);
  },
});

/** Sets the clock before and behind each boundary. */
async function passageByClock(
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
    return await withTestItems(
      feed,
      t,
      'pa',
      async (items) => {
        // Published first, and over last: a cache that serves the list until then stores it for too long.
        const far: PassingEvent = {
          item: items.make('an event of the week after', { times: [timesOfSpan(next, -300)] }),
          kind: 'once',
          last: next,
        };
        const tonight: PassingEvent = {
          item: items.make('an event of the evening, a day later in UTC', { times: [timesOfSpan(evening, -240)] }),
          kind: 'once',
          last: evening,
        };
        const published = await publishPassing(t, items, [far, tonight, ...eventsAround(items, span)]);
        // The other site gets an event that ends and a future event, since other checks judge an empty list.
        const pairs: EventWithTwin[] = [];
        for (const event of unmovedEvents(published)) {
          const isPaired = event.last === span || event.last === next;
          const twin =
            isPaired && event.kind === 'once' && !pairs.some(({ twin, last }) => twin && last === event.last);
          pairs.push({ ...event, twin: twin ? await publishTwin(feed, items, event.item) : undefined });
        }
        const see = await formLooks(feed, t, pairs);
        const looks: Passage['looks'][number][] = [];
        const sights: FormLook[] = [];
        const { start, end } = span;
        // A clock that was set may continue to run, so all readings have to finish before the boundary.
        const before = SECOND + visibleWithinMs(t) + ANSWERED_WITHIN_MS;
        // While it is the same day in every zone, a feed that lists the events of the day has not stopped to.
        const lastMoment = end + PAST_THE_HOUR - before;
        const sameDay = lastMoment > end + SECOND ? [lastMoment] : [];
        const around = (at: number) => [at - before, at + SECOND];
        const edges = [...around(start), ...around(end), ...sameDay, ...around(end + DAY)];
        for (const now of [midnight + PAST_THE_HOUR, ...edges, end + 2 * DAY + SECOND]) {
          await clock.set(now);
          const since = t.time.epoch();
          // A list from the earlier time of the clock may be served for this time.
          await t.time.sleep(visibleWithinMs(t), t.signal);
          const due = published.filter(({ last }) => now < last.start).map(({ item }) => item);
          const list = await readUntil(
            t,
            () => readList(feed),
            (list) => missingItems(list, due).length === 0,
          );
          looks.push(...looksAtList(t, published, now, list));
          const seen = await see(now);
          // After that, a running clock may have crossed the boundary.
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

/** Publishes past, present and future events. */
function passageByTimes(feed: FeedTarget, t: Trial<FeedTarget, string>): Promise<Passage> {
  return withTestItems(feed, t, 'pa', async (items) => {
    const now = t.time.epoch();
    const hour = (hours: number) => nextHour(now, hours) + PAST_THE_HOUR;
    // A clock in another time zone, or off by hours, does not change whether it is over or listed.
    const soon = Math.ceil((now + visibleWithinMs(t) + clockSkewMs(t)) / MINUTE) * MINUTE + HOUR / 2;
    const spans: readonly (readonly [string, EventSpan])[] = [
      ['an event that ended three days ago', { start: hour(-74), end: hour(-72) }],
      ['an event that ended more than a day ago', { start: hour(-28), end: hour(-26) }],
      ['an event that ended hours ago', { start: hour(-5), end: hour(-2) }],
      ['an event under way', { start: hour(-3), end: hour(3) }],
      ['an event to come', { start: hour(20), end: hour(22) }],
      ['an event that begins soon', { start: soon, end: soon + HOUR / 2 }],
    ];
    const once = spans.map(
      ([what, last]): PassingEvent => ({
        item: items.make(what, { times: [timesOfSpan(last, -300)] }),
        kind: 'once',
        last,
      }),
    );
    const [over, , , , next] = spans.map(([, span]) => span);
    const times = [timesOfSpan(over!, -300), timesOfSpan(next!, -300)];
    const seriesOf = (what: string, times: readonly FeedTimes[]): PassingEvent => ({
      item: items.make(what, { times }),
      kind: 'series',
      last: next!,
    });
    const series = [seriesOf('a series', times), seriesOf(LATEST_FIRST, times.toReversed())];
    const moved = movedEvent(items, { was: next!, last: over! });
    const published = await publishPassing(t, items, [...once, ...series, moved]);
    const twins = await Promise.all(
      unmovedEvents(published).map(async (event) =>
        event.kind === 'once' ? { ...event, twin: await publishTwin(feed, items, event.item) } : event,
      ),
    );
    await t.time.sleep(visibleWithinMs(t), t.signal);
    const due = published.filter(({ last }) => now < last.start).map(({ item }) => item);
    const list = await readUntil(
      t,
      () => readList(feed),
      (list) => missingItems(list, due).length === 0,
    );
    const looks = looksAtList(t, published, t.time.epoch(), list);
    const see = await formLooks(feed, t, twins);
    return { looks, sights: await see(t.time.epoch()), set: false };
  });
}

function looksAtList(
  t: Trial<FeedTarget, string>,
  all: readonly PassingEvent[],
  now: number,
  list: EventList,
): Passage['looks'] {
  const events = list.events ?? t.inconclusive('the list could not be read when the clock was set');
  return all.map(({ item, last, kind }) => ({
    last,
    now,
    kind,
    item,
    what: item.what,
    listed: entriesOfItem(events, item).length > 0,
    list,
  }));
}

/** A state in words. */
export const formatListLook = ({ what, kind, listed, now, last }: Passage['looks'][number] & ListLook): string =>
  `${what}${kind === 'endless' ? '' : `, which ends at ${momentText(last.end)}Z,`} is ${listed ? '' : 'not '}listed at ${momentText(now)}Z`;
