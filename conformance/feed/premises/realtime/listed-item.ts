import { premise } from '../../../core/check/premise.ts';
import { notListedDefect } from '../../oracle/item/form-defects.ts';
import type { FeedTarget } from '../../target/target.ts';
import { listedEvents } from '../event/events.ts';
import { isSuccessText, requireSuccesses } from '../list/form-text.ts';
import { deadlineText } from '../publishing/visible-within.ts';
import { type ItemStage, itemLife } from './item-life.ts';

/** An item that was published and is listed in every form: other items can be looked for in the same way. */
export const listedItem = premise<FeedTarget>()({
  name: 'listed-item',
  reasons: [
    'not-listed',
    'not-in-xml',
    'not-in-jsonp',
    'not-for-another-key',
    'not-in-gzip',
    'not-in-brotli',
    'not-for-browsers',
  ],
  async find(_feed, t): Promise<ItemStage> {
    await t.use(listedEvents);
    const { published } = await t.use(itemLife);
    for (const reading of published.texts.filter(isSuccessText)) {
      const defect = notListedDefect(reading, published, deadlineText(t));
      if (defect) return t.fail(defect, reading.answer);
    }
    requireSuccesses(t, published.texts, 'after the publication');
    if (published.texts.length === 0) t.inconclusive('no form of the list could be read before the publication');
    return published;
  },
});
