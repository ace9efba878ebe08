/** The item after its withdrawal: no form lists it. */
import { premise } from '../../../core/check/premise.ts';
import { formatItem } from '../../oracle/item/format.ts';
import type { FeedTarget } from '../../target/target.ts';
import { type FormText, isSuccessText, requireSuccesses } from '../list/form-text.ts';
import { deadlineText } from '../publishing/visible-within.ts';
import { STILL_LISTED_REASONS } from './form-reasons.ts';
import { itemLife } from './item-life.ts';
import { lastingItem } from './lasting-item.ts';

/** The item was withdrawn, and is not there any more. */
export const withdrawnItem = premise<FeedTarget>()({
  name: 'gone',
  reasons: ['listed', 'in-xml', 'in-jsonp', 'for-another-key', 'in-gzip', 'in-brotli'],
  async find(_feed, t): Promise<readonly FormText[]> {
    await t.use(lastingItem);
    const { published, withdrawn, kept } = await t.use(itemLife);
    if (kept !== undefined) t.notApplicable(kept);
    for (const { form, answer, text } of withdrawn.filter(isSuccessText)) {
      const expected = `no such item ${deadlineText(t)}, in ${form.name}`;
      const defect = {
        reason: STILL_LISTED_REASONS[form.name],
        expected,
        actual: 'the item',
        at: formatItem(published.item),
      };
      t.judge(text.includes(published.item.mark) ? defect : undefined, answer);
    }
    requireSuccesses(t, withdrawn, 'after the withdrawal');
    return withdrawn;
  },
});
