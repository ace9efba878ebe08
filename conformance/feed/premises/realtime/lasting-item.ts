/** The item stays listed in answer after answer. */
import { premise } from '../../../core/check/premise.ts';
import type { FeedTarget } from '../../target/target.ts';
import { type FormText, isSuccessText } from '../list/form-text.ts';
import { itemLife } from './item-life.ts';
import { listedItem } from './listed-item.ts';

/** The item stays listed. */
export const lastingItem = premise<FeedTarget>()({
  name: 'staying',
  reasons: ['gone'],
  async find(_feed, t): Promise<readonly FormText[]> {
    const { word } = await t.use(listedItem);
    const { again } = await t.use(itemLife);
    for (const one of again) {
      if (!isSuccessText(one)) t.inconclusive('one of ten further answers was no list');
      const expected = 'the item, in each of ten answers after it was seen';
      t.judge(one.text.includes(word) ? undefined : { reason: 'gone', expected, actual: 'no such item' }, one.answer);
    }
    return again;
  },
});
