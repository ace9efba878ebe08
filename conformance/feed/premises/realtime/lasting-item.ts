import { premise } from '../../../core/check/premise.ts';
import { goneDefect } from '../../oracle/item/form-defects.ts';
import type { FeedTarget } from '../../target/target.ts';
import { type FormText, isSuccessText } from '../list/form-text.ts';
import { itemLife } from './item-life.ts';
import { listedItem } from './listed-item.ts';

/** The item stays listed in answer after answer. */
export const lastingItem = premise<FeedTarget>()({
  name: 'lasting-item',
  reasons: ['gone'],
  async find(_feed, t): Promise<readonly FormText[]> {
    const published = await t.use(listedItem);
    const { readings } = await t.use(itemLife);
    for (const reading of readings) {
      if (!isSuccessText(reading)) t.inconclusive('one of ten further answers was not a list');
      const defect = goneDefect(reading, published);
      if (defect) return t.fail(defect, reading.answer);
    }
    return readings;
  },
});
