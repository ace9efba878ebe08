import { check } from '../../../core/check/check.ts';
import { missingDefect } from '../../oracle/event/member-defects.ts';
import { entriesOfItem } from '../../oracle/item/entries.ts';
import { formatItemDefect } from '../../oracle/item/format.ts';
import { datedEvents } from '../../premises/event/dated-events.ts';
import { NONE_PUBLISHED } from '../../premises/published/batch.ts';
import { readableBatch } from '../../premises/published/readable-batch.ts';
import type { FeedTarget } from '../../target/target.ts';

export const members = check<FeedTarget>()({
  // FEED-EV-007 (must): Every member of an event is present, even if its value is null. [interface, "Event"]
  proves: 'FEED-EV-007',
  needs: ['publisher'],
  reasons: { missing: 'a published event lacks a member, such as a member that was published as null' },
  run: async (_feed, t) => {
    // A defect of the list before the run publishes is judged by `feed/event/members`.
    await t.use(datedEvents);
    const { cases, drawn, list } = await t.use(readableBatch);
    const entries = [...cases, ...drawn].flatMap(({ item }) =>
      entriesOfItem(list.events, item).map((event) => ({ item, event })),
    );
    const judge = ({ item, event }: (typeof entries)[number]) =>
      t.judge(formatItemDefect(missingDefect(event), item, event), list.answer);
    await t.each(entries, judge, NONE_PUBLISHED);
  },
});
