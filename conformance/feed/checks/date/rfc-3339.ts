import { check } from '../../../core/check/check.ts';
import { readRfc3339 } from '../../oracle/date/rfc-3339.ts';
import { dateTimeDefect, dateTimesOf, NO_DATE_TIMES } from '../../oracle/event/date-times.ts';
import { listedEvents } from '../../premises/event/events.ts';
import type { FeedTarget } from '../../target/target.ts';

export const rfc3339 = check<FeedTarget>()({
  proves: 'FEED-OD-007',
  reasons: { 'not-rfc3339': 'a date-time is written as ISO 8601 has it and RFC 3339 has not' },
  run: async (_feed, t) => {
    const { events: listed, reading } = await t.use(listedEvents);
    await t.each(
      // What is no date-time at all is so by ISO 8601 already.
      listed.flatMap(dateTimesOf).filter((node) => !dateTimeDefect(node)),
      (node) => {
        const { defect } = readRfc3339(node.kind === 'string' ? node.value : '');
        const narrower = defect && ({ ...defect, reason: 'not-rfc3339', at: node.pointer } as const);
        t.judge(narrower, reading.answer);
      },
      NO_DATE_TIMES,
    );
  },
});
