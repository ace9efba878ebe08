import { check } from '../../../core/check/check.ts';
import { formatItem } from '../../oracle/item/format.ts';
import { deadlineText } from '../../premises/publishing/visible-within.ts';
import { changedItem } from '../../premises/realtime/changed-item.ts';
import { otherSiteItem } from '../../premises/realtime/other-site-item.ts';
import type { FeedTarget } from '../../target/target.ts';

export const updated = check<FeedTarget>()({
  // FEED-RT-002 (must): A change of an item is seen as soon as it is made, in every format. [interface, "What the service does"]
  proves: 'FEED-RT-002',
  needs: ['publisher', 'otherSite'],
  reasons: {
    'not-seen': 'a change of an item of the other site is not visible',
    'not-in-xml': 'a change of an item of the other site is visible in JSON, and not in XML',
    'not-in-jsonp': 'a change of an item of the other site is visible in JSON, and not in JSONP',
  },
  run: async (_feed, t) => {
    await t.use(changedItem);
    const { item, updated } = await t.use(otherSiteItem);
    if (!updated) return t.inconclusive('no item of the other site could be changed');
    for (const { form, answer, text } of updated.texts) {
      const reason = form.name === 'XML' ? 'not-in-xml' : form.name === 'JSONP' ? 'not-in-jsonp' : 'not-seen';
      const expected = `the new title ${deadlineText(t)}, in ${form.name} of ${item.site}`;
      const defect = { reason, expected, actual: 'no such title', at: formatItem(item) } as const;
      t.judge(!text.includes(updated.word) && defect, answer);
    }
    if (updated.texts.length === 0) t.inconclusive('no form of the other site could be read');
  },
});
