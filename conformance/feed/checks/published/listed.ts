import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { missingItems } from '../../oracle/item/entries.ts';
import { formatItem } from '../../oracle/item/format.ts';
import { lostItemsDefect, readableList, repeatedItemDefect } from '../../oracle/list/batch-defects.ts';
import { NONE_PUBLISHED } from '../../premises/published/batch.ts';
import { batchStages, completeBatch } from '../../premises/published/complete-batch.ts';
import { readableBatch } from '../../premises/published/readable-batch.ts';
import type { FeedTarget } from '../../target/target.ts';

export const listed = check<FeedTarget>()({
  // FEED-LI-002 (must): Every upcoming event of the site is listed exactly once. [interface, "What the service does"]
  proves: 'FEED-LI-002',
  needs: ['publisher'],
  reasons: {
    unreadable: 'the list cannot be read any more once unusual events are published',
    lost: 'an upcoming event is not listed, although others are',
    truncated: 'no more than a round number of events is listed',
    twice: 'an event is listed twice',
    'taken-along': 'an event is no longer listed when another with the same title is withdrawn',
  },
  owns: [reasonsOf(completeBatch, 'lost', 'truncated', 'twice'), reasonsOf(readableBatch, 'unreadable')],
  run: async (_feed, t) => {
    const batch = await t.use(completeBatch);
    const stages = batchStages(batch);
    for (const { list, owed, mayBeLimit } of stages) {
      const defect = readableList(list).defect ?? lostItemsDefect(list, owed, mayBeLimit);
      if (defect) t.fail(defect, list.answer);
    }
    const listed = stages.flatMap(({ list, items }) => items.map((item) => ({ list, item })));
    await t.each(listed, ({ list, item }) => t.judge(repeatedItemDefect(list, item), list.answer), NONE_PUBLISHED);
    const { failed, full, list, parted } = batch;
    if (parted?.list.events) {
      const { left } = parted;
      const isLost = missingItems(parted.list, [left]).length > 0;
      const expected = 'the event whose twin, with the same title, was withdrawn';
      const taken = { reason: 'taken-along', expected, actual: 'neither of them', at: formatItem(left) } as const;
      t.judge(isLost && taken, parted.list.answer);
    }
    if (failed[0]) t.inconclusive(unpublished(failed, listed.length));
    const { length } = (full ?? { list }).list.events;
    t.note(`${length} events were listed at once: a limit beyond that was not looked for`);
  },
});

/** The publisher failed for some events; the published ones were judged. */
function unpublished(failed: readonly Error[], others: number): string {
  const events = failed.length === 1 ? 'an event' : `${failed.length} events`;
  return `${failed[0]!.message}: so it was for ${events}, and the other ${others} were judged`;
}
