import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { dateTimeDefect, dateTimesOf, NO_DATE_TIMES } from '../../oracle/event/date-times.ts';
import { datedEvents } from '../../premises/event/dated-events.ts';
import { listedEvents } from '../../premises/event/events.ts';
import type { FeedTarget } from '../../target/target.ts';

export const iso8601 = check<FeedTarget>()({
  // FEED-EV-009 (must): `start`, `end` and `updated` are ISO 8601 date-times with an offset from UTC, or null. [interface,
  //   "Event"]
  proves: 'FEED-EV-009',
  reasons: {
    'not-a-text': 'a date-time is neither a text nor null',
    'not-a-date': 'a date-time is a text of another form',
    'date-only': 'a date-time has no time of day',
    'no-offset': 'a date-time has no offset from UTC',
    separator: 'a date-time has no T between date and time',
    'expanded-year': 'a date-time has a year of more than four digits, which needs an agreement',
    mixed: 'a date-time mixes the extended with the basic format',
    calendar: 'a date-time has a day that the calendar does not have',
    time: 'a date-time has a time that no day has',
    'offset-range': 'a date-time has an offset of a day or more',
  },
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
