import { premise } from '../../../core/check/premise.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { type ChangeTimes, movesAloneDefect, notMovedDefect } from '../../oracle/event/change-time.ts';
import { updatedInstant } from '../../oracle/event/published-instants.ts';
import { entriesOfItem } from '../../oracle/item/entries.ts';
import type { EventList } from '../../oracle/list/event-list.ts';
import type { FeedTarget } from '../../target/target.ts';
import { changedItem } from './changed-item.ts';
import { itemLife } from './item-life.ts';

/** `updated` of the item, which moves when the item is changed, and only then. */
export const rightChangeTime = premise<FeedTarget>()({
  name: 'right-change-time',
  reasons: ['moves-alone', 'not-moved'],
  async find(_feed, t): Promise<{ readonly times: ChangeTimes; readonly answer: Answer }> {
    const { published, later: laterList, updated } = await t.use(itemLife);
    const instantIn = (list: EventList | undefined) =>
      updatedInstant(list?.events && entriesOfItem(list.events, published.item)[0]);
    const [first, later, last] = [instantIn(published.list), instantIn(laterList), instantIn(updated?.list)];
    if (!laterList || first === undefined || later === undefined)
      return t.notApplicable('`updated` is null, or not a date-time');
    const unchanged = { published: first, later };
    const alone = movesAloneDefect(unchanged);
    if (alone) return t.fail(alone, laterList.answer);
    await t.use(changedItem);
    if (!updated || last === undefined) return { times: unchanged, answer: laterList.answer };
    const isMoved = updated.item.event.updated !== published.item.event.updated;
    const times = { ...unchanged, ...(isMoved ? { changed: last } : {}) };
    const { answer } = updated.list;
    const notMoved = notMovedDefect(times);
    return notMoved ? t.fail(notMoved, answer) : { times, answer };
  },
});
