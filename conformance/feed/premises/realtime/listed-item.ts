/** An item that was published and is listed in every form: what else is published can be looked for. */
import { premise } from '../../../core/check/premise.ts';
import { quotedText } from '../../../oracle/bytes/quoted-text.ts';
import { formatItem } from '../../oracle/item/format.ts';
import type { FeedTarget } from '../../target/target.ts';
import { listedEvents } from '../event/events.ts';
import { isSuccessText, requireSuccesses } from '../list/form-text.ts';
import { deadlineText } from '../publishing/visible-within.ts';
import { NOT_LISTED_REASONS } from './form-reasons.ts';
import { type ItemStage, itemLife } from './item-life.ts';

/** An item that was published and seen, in every form: what else is published can be looked for. */
export const listedItem = premise<FeedTarget>()({
  name: 'appeared',
  reasons: ['not-listed', 'not-in-xml', 'not-in-jsonp', 'not-for-another-key', 'not-in-gzip', 'not-in-brotli'],
  async find(_feed, t): Promise<ItemStage> {
    await t.use(listedEvents);
    const { published } = await t.use(itemLife);
    const { item, texts, word } = published;
    const at = formatItem(item);
    for (const { form, answer, text } of texts.filter(isSuccessText)) {
      const expected = `the item ${deadlineText(t)}, in ${form.name}`;
      const defect = {
        reason: NOT_LISTED_REASONS[form.name],
        expected,
        actual: `nothing with ${quotedText(word)}`,
        at,
      };
      t.judge(text.includes(word) ? undefined : defect, answer);
    }
    requireSuccesses(t, texts, 'after the publication');
    if (texts.length === 0) t.inconclusive('no form of the list could be read before the publication');
    return published;
  },
});
