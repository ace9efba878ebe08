import { check } from '../../../core/check/check.ts';
import { formatItem } from '../../oracle/item/format.ts';
import { deadlineText } from '../../premises/publishing/visible-within.ts';
import { otherSiteItem } from '../../premises/realtime/other-site-item.ts';
import { withdrawnItem } from '../../premises/realtime/withdrawn-item.ts';
import type { FeedTarget } from '../../target/target.ts';

export const withdrawn = check<FeedTarget>()({
  // FEED-RT-003 (must): An item that is withdrawn is no longer listed, in any format. [interface, "What the service does"]
  proves: 'FEED-RT-003',
  needs: ['publisher', 'otherSite'],
  reasons: {
    listed: 'an item of the other site is still listed after its withdrawal',
    'in-xml': 'a withdrawn item of the other site is listed in XML, and not in JSON',
    'in-jsonp': 'a withdrawn item of the other site is listed in JSONP, and not in JSON',
  },
  run: async (_feed, t) => {
    await t.use(withdrawnItem);
    const { item, kept, withdrawn: texts } = await t.use(otherSiteItem);
    if (kept !== undefined) t.notApplicable(kept);
    for (const { form, answer, text } of texts) {
      const reason = form.name === 'XML' ? 'in-xml' : form.name === 'JSONP' ? 'in-jsonp' : 'listed';
      const expected = `no such item ${deadlineText(t)}, in ${form.name} of ${item.site}`;
      const defect = { reason, expected, actual: 'the item', at: formatItem(item) } as const;
      t.judge(text.includes(item.mark) && defect, answer);
    }
    if (texts.length === 0) t.inconclusive('no form of the other site could be read');
  },
});
