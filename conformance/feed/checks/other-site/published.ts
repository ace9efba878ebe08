import { check } from '../../../core/check/check.ts';
import { formatItem } from '../../oracle/item/format.ts';
import { deadlineText } from '../../premises/publishing/visible-within.ts';
import { otherSiteItem } from '../../premises/realtime/other-site-item.ts';
import type { FeedTarget } from '../../target/target.ts';

export const published = check<FeedTarget>()({
  // FEED-RT-001 (must): An item is listed as soon as it is published, in every format. [interface, "What the service does"]
  proves: 'FEED-RT-001',
  needs: ['publisher', 'otherSite'],
  reasons: {
    'not-listed': 'an item of the other site is not listed after its publication',
    'not-in-xml': 'an item of the other site is listed in JSON after its publication, and not in XML',
    'not-in-jsonp': 'an item of the other site is listed in JSON after its publication, and not in JSONP',
  },
  run: async (_feed, t) => {
    const { item, hadEvents, published: texts } = await t.use(otherSiteItem);
    for (const { form, answer, text } of texts) {
      const has = text.includes(item.mark);
      const reason = form.name === 'XML' ? 'not-in-xml' : form.name === 'JSONP' ? 'not-in-jsonp' : 'not-listed';
      if (!has && !hadEvents && reason === 'not-listed')
        t.inconclusive('the first event of the other site is not listed, which another check judges');
      const expected = `the item ${deadlineText(t)}, in ${form.name} of ${item.site}`;
      t.judge(!has && { reason, expected, actual: 'no such item', at: formatItem(item) }, answer);
    }
    if (texts.length === 0) t.inconclusive('no form of the other site could be read');
  },
});
