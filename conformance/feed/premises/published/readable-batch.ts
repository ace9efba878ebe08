import { premise } from '../../../core/check/premise.ts';
import { readableList } from '../../oracle/list/batch-defects.ts';
import type { EventList, ReadableList } from '../../oracle/list/event-list.ts';
import type { FeedTarget } from '../../target/target.ts';
import { type PublishedBatch, publishedBatch } from './batch.ts';

/** A batch with lists that can be read. */
export interface ReadableBatch extends Omit<PublishedBatch, 'list' | 'full'> {
  readonly list: ReadableList;
  readonly full: { readonly list: ReadableList; readonly cases: PublishedBatch['cases'] } | undefined;
}

/** The batch, with lists that can be read. */
export const readableBatch = premise<FeedTarget>()({
  name: 'readable-batch',
  reasons: ['unreadable'],
  async find(_feed, t): Promise<ReadableBatch> {
    const batch = await t.use(publishedBatch);
    const { full } = batch;
    const readable = (list: EventList): ReadableList => {
      const { value, defect } = readableList(list);
      return value ?? t.fail(defect, list.answer);
    };
    const list = readable(batch.list);
    return full ? { ...batch, list, full: { ...full, list: readable(full.list) } } : { ...batch, list, full };
  },
});
