import { check } from '../../../core/check/check.ts';
import { readRfc3339 } from '../../oracle/date/rfc-3339.ts';
import { dateTimeDefect, dateTimesOf, NO_DATE_TIMES } from '../../oracle/event/date-times.ts';
import { listedEvents } from '../../premises/event/events.ts';
import type { FeedTarget } from '../../target/target.ts';

export const rfc3339 = check<FeedTarget>()({
  // FEED-OD-007 (must): Date-times are written as in RFC 3339: with seconds, and with a colon between the hours and minutes of
  //   the offset. [open-data-v2, "Events"]
  proves: 'FEED-OD-007',
  reasons: { 'not-rfc3339': 'a date-time is in a form of ISO 8601 that RFC 3339 does not have' },
  run: async (_feed, t) => {
    const { events, reading } = await t.use(listedEvents);
    await t.each(
      // A text that is not a date-time by ISO 8601 either is judged by `feed/date/iso-8601`.
      events.flatMap(dateTimesOf).filter((node) => !dateTimeDefect(node)),
      (node) => {
        const { defect } = readRfc3339(node.kind === 'string' ? node.value : '');
        const notRfc3339 = defect && ({ ...defect, reason: 'not-rfc3339', at: node.pointer } as const);
        t.judge(notRfc3339, reading.answer);
      },
      NO_DATE_TIMES,
    );
  },
});
