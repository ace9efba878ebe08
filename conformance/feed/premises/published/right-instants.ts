import type { Defect } from '../../../core/check/defect.ts';
import { premise } from '../../../core/check/premise.ts';
import { occurrenceInstantDefect } from '../../oracle/event/published-instants.ts';
import { entriesOfItem } from '../../oracle/item/entries.ts';
import { formatItemDefect } from '../../oracle/item/format.ts';
import type { TestItem } from '../../oracle/item/item.ts';
import type { ReadableList } from '../../oracle/list/event-list.ts';
import type { FeedTarget } from '../../target/target.ts';
import { datedEvents } from '../event/dated-events.ts';
import { readableBatch } from './readable-batch.ts';
import { itemAsListed } from './right-values.ts';

/** Items and the list in which their instants are compared. */
interface ComparedInstants {
  readonly items: readonly TestItem[];
  readonly list: ReadableList;
}

/** An occurrence of an item that is listed at another instant. Other checks judge an item that is not listed. */
export function itemInstantDefect(item: TestItem, { events }: ReadableList): Defect<'occurrence'> | undefined {
  const [event] = entriesOfItem(events, item);
  return event && formatItemDefect(occurrenceInstantDefect(item.event, event), item, event);
}

/** The batch, with every occurrence at the published instants. */
export const rightInstants = premise<FeedTarget>()({
  name: 'right-instants',
  reasons: ['occurrence'],
  async find(_feed, t): Promise<ComparedInstants> {
    await t.use(datedEvents);
    const { cases, list } = await t.use(readableBatch);
    const items = cases
      .filter(({ compared }) => compared)
      .map(({ item }) => {
        const [event] = entriesOfItem(list.events, item);
        return event ? itemAsListed(item, event, t).item : item;
      });
    for (const item of items) {
      const defect = itemInstantDefect(item, list);
      if (defect) return t.fail(defect, list.answer);
    }
    return { items, list };
  },
});
