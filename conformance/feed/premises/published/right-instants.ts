/** The batch, of which every occurrence is at the instants that were published. */
import { premise } from '../../../core/check/premise.ts';
import { occurrenceInstantDefect } from '../../oracle/event/published-instants.ts';
import { entriesOfItem } from '../../oracle/item/entries.ts';
import { formatItemDefect } from '../../oracle/item/format.ts';
import type { FeedTarget } from '../../target/target.ts';
import { datedEvents } from '../event/dated-events.ts';
import type { PublishedBatch } from './batch.ts';
import { readableBatch } from './readable-batch.ts';

export const rightInstants = premise<FeedTarget>()({
  name: 'right instants',
  reasons: ['occurrence'],
  async find(_feed, t): Promise<Pick<PublishedBatch, 'cases' | 'list'>> {
    await t.use(datedEvents);
    const { cases, list } = await t.use(readableBatch);
    const judged = cases.filter((one) => one.compared);
    for (const { item } of judged) {
      const [event] = entriesOfItem(list.events, item);
      const defect = event && occurrenceInstantDefect(item.event, event);
      t.judge(event && formatItemDefect(defect, item, event), list.answer);
    }
    return { cases: judged, list };
  },
});
