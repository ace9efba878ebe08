import { check } from '../../../core/check/check.ts';
import { judgedSpans } from '../../oracle/event/date-times.ts';
import { listedEvents } from '../../premises/event/events.ts';
import type { FeedTarget } from '../../target/target.ts';

export const span = check<FeedTarget>()({
  // FEED-EV-012 (should): No occurrence of an event ends before it starts. [interface, "Event"]
  proves: 'FEED-EV-012',
  reasons: { backwards: 'an occurrence of an event ends before it starts' },
  run: async (_feed, t) => {
    const { events, reading } = await t.use(listedEvents);
    await t.each(
      events.flatMap(judgedSpans),
      ({ defect }) => t.judge(defect, reading.answer),
      'no listed event has a start and an end',
    );
  },
});
