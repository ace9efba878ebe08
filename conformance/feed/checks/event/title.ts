import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { titleDefect } from '../../oracle/event/member-defects.ts';
import { listedEvents, NO_EVENTS } from '../../premises/event/events.ts';
import { typedEvents } from '../../premises/event/typed-events.ts';
import type { FeedTarget } from '../../target/target.ts';

export const title = check<FeedTarget>()({
  // FEED-EV-003 (must): `title` is a string, or null. [interface, "Event"]
  proves: 'FEED-EV-003',
  reasons: { type: '`title` of an event is neither a text nor null' },
  owns: [reasonsOf(typedEvents, { 'title-type': 'type' })],
  run: async (_feed, t) => {
    const { events, reading } = await t.use(listedEvents);
    await t.each(events, (event) => t.judge(titleDefect(event), reading.answer), NO_EVENTS);
  },
});
