import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { stillListedDefect } from '../../oracle/item/form-defects.ts';
import { deadlineText } from '../../premises/publishing/visible-within.ts';
import { withdrawnItem } from '../../premises/realtime/withdrawn-item.ts';
import type { FeedTarget } from '../../target/target.ts';

export const withdrawn = check<FeedTarget>()({
  proves: 'FEED-RT-003',
  needs: ['publisher'],
  reasons: {
    listed: 'an item is listed when its withdrawal has returned',
    'in-xml': 'an item that was withdrawn is not listed in JSON, and is in XML',
    'in-jsonp': 'an item that was withdrawn is not listed in JSON, and is in JSONP',
    'for-another-key': 'an item that was withdrawn is not listed for one key, and is for another',
    'in-gzip': 'an item that was withdrawn is not listed, and is where gzip is accepted',
    'in-brotli': 'an item that was withdrawn is not listed, and is where Brotli is accepted',
  },
  owns: [reasonsOf(withdrawnItem, 'listed', 'in-xml', 'in-jsonp', 'for-another-key', 'in-gzip', 'in-brotli')],
  run: async (_feed, t) => {
    const { item, texts } = await t.use(withdrawnItem);
    await t.each(texts, (reading) => t.judge(stillListedDefect(reading, item, deadlineText(t)), reading.answer));
  },
});
