import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { idDefect } from '../../oracle/event/member-defects.ts';
import { listedEvents, NO_EVENTS } from '../../premises/event/events.ts';
import { typedEvents } from '../../premises/event/typed-events.ts';
import type { FeedTarget } from '../../target/target.ts';

export const id = check<FeedTarget>()({
  // FEED-EV-001 (must): `id` is an integer, or null. [interface, "Event"]
  proves: 'FEED-EV-001',
  reasons: {
    type: '`id` of an event is neither an integer nor null',
    spelling: '`id` of an event is an integer that is written with a fraction or an exponent',
  },
  owns: [reasonsOf(typedEvents, { 'id-type': 'type', 'id-spelling': 'spelling' })],
  run: async (_feed, t) => {
    const { events, reading } = await t.use(listedEvents);
    await t.each(events, (event) => t.judge(idDefect(event), reading.answer), NO_EVENTS);
  },
});
