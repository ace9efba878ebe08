import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { missingDefect } from '../../oracle/event/member-defects.ts';
import { listedEvents, NO_EVENTS } from '../../premises/event/events.ts';
import { typedEvents } from '../../premises/event/typed-events.ts';
import type { FeedTarget } from '../../target/target.ts';

export const members = check<FeedTarget>()({
  // FEED-EV-007 (must): Every member of an event is present, even if its value is null. [interface, "Event"]
  proves: 'FEED-EV-007',
  reasons: { missing: 'a member of an event is missing' },
  owns: [reasonsOf(typedEvents, 'missing')],
  run: async (_feed, t) => {
    const { events, reading } = await t.use(listedEvents);
    await t.each(events, (event) => t.judge(missingDefect(event), reading.answer), NO_EVENTS);
  },
});
