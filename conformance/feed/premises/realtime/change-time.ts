import { premise } from '../../../core/check/premise.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { type ChangeTimes, changeTimeDefect } from '../../oracle/event/change-time.ts';
import { updatedInstant } from '../../oracle/event/published-instants.ts';
import { entriesOfItem } from '../../oracle/item/entries.ts';
import type { EventList } from '../../oracle/list/event-list.ts';
import type { FeedTarget } from '../../target/target.ts';
import { changedItem } from './changed-item.ts';
import { itemLife } from './item-life.ts';

/** `updated` of the item over time. It should move when the item is changed, and only then; nothing stands on that. */
export const changeTimes = premise<FeedTarget>()({
  name: 'change-times',
  async find(_feed, t): Promise<{ readonly times: ChangeTimes; readonly answer: Answer }> {
    const { published, later: laterList, updated } = await t.use(itemLife);
    const instantIn = (list: EventList | undefined) =>
      updatedInstant(list?.events && entriesOfItem(list.events, published.item)[0]);
    const [first, later, last] = [instantIn(published.list), instantIn(laterList), instantIn(updated?.list)];
    if (!laterList || first === undefined || later === undefined)
      return t.notApplicable('`updated` is null, or not a date-time');
    const unchanged = { published: first, later };
    if (changeTimeDefect(unchanged)) return { times: unchanged, answer: laterList.answer };
    await t.use(changedItem);
    if (!updated || last === undefined) return { times: unchanged, answer: laterList.answer };
    const isMoved = updated.item.event.updated !== published.item.event.updated;
    const times = { ...unchanged, ...(isMoved ? { changed: last } : {}) };
    return { times, answer: updated.list.answer };
  },
});
