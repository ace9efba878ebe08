import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { timesDefect } from '../../oracle/event/member-defects.ts';
import { listedEvents, NO_EVENTS } from '../../premises/event/events.ts';
import { typedEvents } from '../../premises/event/typed-events.ts';
import type { FeedTarget } from '../../target/target.ts';

export const times = check<FeedTarget>()({
  // FEED-EV-004 (must): `times` is an array of any number of objects with `start` and `end`; the array, its entries and their
  //   members may be null. [interface, "Event"]
  proves: 'FEED-EV-004',
  reasons: {
    type: '`times` of an event is neither an array nor null',
    entry: 'an entry of `times` is neither an object nor null',
  },
  owns: [reasonsOf(typedEvents, { 'times-type': 'type', 'times-entry': 'entry' })],
  run: async (_feed, t) => {
    const { events, reading } = await t.use(listedEvents);
    await t.each(events, (event) => t.judge(timesDefect(event), reading.answer), NO_EVENTS);
  },
});
