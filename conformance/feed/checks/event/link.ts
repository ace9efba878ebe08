import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { linkDefect } from '../../oracle/event/member-defects.ts';
import { listedEvents, NO_EVENTS } from '../../premises/event/events.ts';
import { typedEvents } from '../../premises/event/typed-events.ts';
import type { FeedTarget } from '../../target/target.ts';

export const link = check<FeedTarget>()({
  // FEED-EV-006 (must): `link` is a URL, or null. [interface, "Event"]
  proves: 'FEED-EV-006',
  reasons: {
    type: '`link` of an event is neither a text nor null',
    relative: '`link` of an event has no scheme, so it is relative to an unknown base',
    'not-a-url': '`link` of an event is no URL at all',
  },
  owns: [reasonsOf(typedEvents, { 'link-type': 'type', 'link-relative': 'relative', 'link-not-a-url': 'not-a-url' })],
  run: async (_feed, t) => {
    const { events, reading } = await t.use(listedEvents);
    await t.each(events, (event) => t.judge(linkDefect(event), reading.answer), NO_EVENTS);
  },
});
