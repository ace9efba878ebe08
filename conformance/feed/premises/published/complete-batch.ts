import { premise } from '../../../core/check/premise.ts';
import type { TestItem } from '../../oracle/item/item.ts';
import { lostItemsDefect, repeatedItemDefect } from '../../oracle/list/batch-defects.ts';
import type { ReadableList } from '../../oracle/list/event-list.ts';
import type { FeedTarget } from '../../target/target.ts';
import { datedEvents } from '../event/dated-events.ts';
import { type ReadableBatch, readableBatch } from './readable-batch.ts';

/** A list after a part of the batch was published. */
interface BatchStage {
  readonly list: ReadableList;
  readonly items: readonly TestItem[];
  /** The items that the list has to have. */
  readonly owed: readonly TestItem[];
  /** Whether the length of the list may be a limit: a limit stays the same for a longer list. */
  readonly mayBeLimit: boolean;
}

/** The list with unusual and generated events, and the list with so many more that limits of its length show. */
export function batchStages({ cases, drawn, full, list }: ReadableBatch): readonly BatchStage[] {
  const before = [...cases, ...drawn];
  // The longer list has to have those of before as well: a limit cuts off the last of them, old or new.
  const stages = [{ list, cases: before }, ...(full ? [{ list: full.list, cases: [...before, ...full.cases] }] : [])];
  return stages.map((stage) => ({
    list: stage.list,
    items: stage.cases.map(({ item }) => item),
    owed: stage.cases.filter(({ owed }) => owed).map(({ item }) => item),
    mayBeLimit: !full || full.list.events.length === stage.list.events.length,
  }));
}

/** The batch, with every event listed once. */
export const completeBatch = premise<FeedTarget>()({
  name: 'complete-batch',
  reasons: ['lost', 'truncated', 'twice'],
  async find(_feed, t): Promise<ReadableBatch> {
    await t.use(datedEvents);
    const batch = await t.use(readableBatch);
    for (const { list, items, owed, mayBeLimit } of batchStages(batch)) {
      const lost = lostItemsDefect(list, owed, mayBeLimit);
      if (lost) return t.fail(lost, list.answer);
      for (const item of items) {
        const repeated = repeatedItemDefect(list, item);
        if (repeated) return t.fail(repeated, list.answer);
      }
    }
    return batch;
  },
});
