import { premise } from '../../../core/check/premise.ts';
import { stillListedDefect } from '../../oracle/item/form-defects.ts';
import type { TestItem } from '../../oracle/item/item.ts';
import type { FeedTarget } from '../../target/target.ts';
import { type FormText, isSuccessText, requireSuccesses } from '../list/form-text.ts';
import { deadlineText } from '../publishing/visible-within.ts';
import { itemLife } from './item-life.ts';
import { lastingItem } from './lasting-item.ts';

/** An item and each form of the list after its withdrawal. */
interface WithdrawnItem {
  readonly item: TestItem;
  readonly texts: readonly FormText[];
}

/** The item after its withdrawal: no form lists it. */
export const withdrawnItem = premise<FeedTarget>()({
  name: 'withdrawn-item',
  reasons: ['listed', 'in-xml', 'in-jsonp', 'for-another-key', 'in-gzip', 'in-brotli', 'for-browsers'],
  async find(_feed, t): Promise<WithdrawnItem> {
    await t.use(lastingItem);
    const { published, withdrawn: texts, kept } = await t.use(itemLife);
    if (kept !== undefined) t.notApplicable(kept);
    const { item } = published;
    for (const reading of texts.filter(isSuccessText)) {
      const defect = stillListedDefect(reading, item, deadlineText(t));
      if (defect) return t.fail(defect, reading.answer);
    }
    requireSuccesses(t, texts, 'after the withdrawal');
    return { item, texts };
  },
});
