import { check } from '../../../core/check/check.ts';
import { DATE_TIME_REASONS, dateTimeDefect, dateTimesOf } from '../../oracle/event/date-times.ts';
import { entriesOfItem } from '../../oracle/item/entries.ts';
import { formatItemDefect } from '../../oracle/item/format.ts';
import { datedEvents } from '../../premises/event/dated-events.ts';
import { NONE_PUBLISHED } from '../../premises/published/batch.ts';
import { readableBatch } from '../../premises/published/readable-batch.ts';
import type { FeedTarget } from '../../target/target.ts';

export const dateTimes = check<FeedTarget>()({
  // FEED-EV-009 (must): `start`, `end` and `updated` are ISO 8601 date-times with an offset from UTC, or null. [interface,
  //   "Event"]
  proves: 'FEED-EV-009',
  needs: ['publisher'],
  reasons: DATE_TIME_REASONS,
  run: async (_feed, t) => {
    // The list before the run publishes is judged by `feed/date/iso-8601`.
    await t.use(datedEvents);
    const { cases, drawn, list } = await t.use(readableBatch);
    const nodes = [...cases, ...drawn].flatMap(({ item }) =>
      entriesOfItem(list.events, item).flatMap((event) => dateTimesOf(event).map((node) => ({ item, event, node }))),
    );
    const judge = ({ item, event, node }: (typeof nodes)[number]) =>
      t.judge(formatItemDefect(dateTimeDefect(node), item, event), list.answer);
    await t.each(nodes, judge, NONE_PUBLISHED);
  },
});
