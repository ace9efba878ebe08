import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { DATE_TIME_REASONS, dateTimeDefect, dateTimesOf, NO_DATE_TIMES } from '../../oracle/event/date-times.ts';
import { datedEvents } from '../../premises/event/dated-events.ts';
import { listedEvents } from '../../premises/event/events.ts';
import type { FeedTarget } from '../../target/target.ts';

export const iso8601 = check<FeedTarget>()({
  // FEED-EV-009 (must): `start`, `end` and `updated` are ISO 8601 date-times with an offset from UTC, or null. [interface,
  //   "Event"]
  proves: 'FEED-EV-009',
  reasons: DATE_TIME_REASONS,
  owns: [
    reasonsOf(
      datedEvents,
      'not-a-text',
      'not-a-date',
      'date-only',
      'no-offset',
      'separator',
      'expanded-year',
      'mixed',
      'calendar',
      'time',
      'offset-range',
    ),
  ],
  run: async (_feed, t) => {
    const { events, reading } = await t.use(listedEvents);
    await t.each(events.flatMap(dateTimesOf), (node) => t.judge(dateTimeDefect(node), reading.answer), NO_DATE_TIMES);
  },
});
