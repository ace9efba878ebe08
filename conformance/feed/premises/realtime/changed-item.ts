import { premise } from '../../../core/check/premise.ts';
import { doubledItemDefect, notChangedDefect, staleMemberDefect } from '../../oracle/item/form-defects.ts';
import type { FeedTarget } from '../../target/target.ts';
import { isSuccessText, requireSuccesses } from '../list/form-text.ts';
import { deadlineText } from '../publishing/visible-within.ts';
import { type ItemStage, itemLife } from './item-life.ts';
import { lastingItem } from './lasting-item.ts';

/** The item before a change and after it. */
interface ChangedItem {
  readonly before: ItemStage;
  readonly after: ItemStage;
}

/** The item after a change, in every form; undefined if the feed does not change titles. */
export const changedItem = premise<FeedTarget>()({
  name: 'changed-item',
  reasons: [
    'not-seen',
    'not-in-xml',
    'not-in-jsonp',
    'not-for-another-key',
    'not-in-gzip',
    'not-in-brotli',
    'not-for-browsers',
    'other-members',
    'twice',
  ],
  async find(_feed, t): Promise<ChangedItem | undefined> {
    await t.use(lastingItem);
    const { published: before, updated: after } = await t.use(itemLife);
    if (!after) return undefined;
    for (const reading of after.texts.filter(isSuccessText)) {
      const defect = notChangedDefect(reading, before, after, deadlineText(t));
      if (defect) return t.fail(defect, reading.answer);
    }
    requireSuccesses(t, after.texts, 'after the change');
    const defect = doubledItemDefect(after.list, after.item) ?? staleMemberDefect(before.item, after.item, after.list);
    if (defect) return t.fail(defect, after.list.answer);
    return { before, after };
  },
});
