import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { typesDefect } from '../../oracle/event/member-defects.ts';
import { listedEvents, NO_EVENTS } from '../../premises/event/events.ts';
import { typedEvents } from '../../premises/event/typed-events.ts';
import type { FeedTarget } from '../../target/target.ts';

export const type = check<FeedTarget>()({
  // FEED-EV-005 (must): `type` is an array of any number of strings; the array and its entries may be null. [interface, "Event"]
  proves: 'FEED-EV-005',
  reasons: {
    type: '`type` of an event is neither an array nor null',
    entry: 'an entry of `type` is neither a text nor null',
  },
  owns: [reasonsOf(typedEvents, { 'type-type': 'type', 'type-entry': 'entry' })],
  run: async (_feed, t) => {
    const { events, reading } = await t.use(listedEvents);
    await t.each(events, (event) => t.judge(typesDefect(event), reading.answer), NO_EVENTS);
  },
});
