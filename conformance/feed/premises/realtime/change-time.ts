/** `updated` of an item moves when the item is changed, and only then. */
import { premise } from '../../../core/check/premise.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { updatedInstant } from '../../oracle/event/published-instants.ts';
import { entriesOfItem } from '../../oracle/item/entries.ts';
import type { EventList } from '../../oracle/list/event-list.ts';
import type { FeedTarget } from '../../target/target.ts';
import { changedItem } from './changed-item.ts';
import { itemLife } from './item-life.ts';

/** `updated` moves when the event does, and only then. */
export const rightChangeTime = premise<FeedTarget>()({
  name: 'steady',
  reasons: ['moves-alone', 'not-moved'],
  async find(_feed, t): Promise<{ readonly answer: Answer }> {
    const { published, later, updated } = await t.use(itemLife);
    const at = (list: EventList | undefined) =>
      updatedInstant(list?.events && entriesOfItem(list.events, published.item)[0]);
    const [first, second, third] = [at(published.list), at(later), at(updated?.list)];
    if (first === undefined || second === undefined) return t.notApplicable('`updated` is null, or says no instant');
    const expected = 'the same instant two seconds later';
    const alone = { reason: 'moves-alone', expected, actual: 'another one', at: 'updated' } as const;
    t.judge(first === second ? undefined : alone, later!.answer);
    await t.use(changedItem);
    if (!updated || third === undefined) return { answer: later!.answer };
    const moved = updated.item.event.updated !== published.item.event.updated;
    const still = {
      reason: 'not-moved',
      expected: 'another instant than before the change',
      actual: 'the same',
    } as const;
    t.judge(moved && third === second ? { ...still, at: 'updated' } : undefined, updated.list.answer);
    return { answer: updated.list.answer };
  },
});
