import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { stillListedDefect } from '../../oracle/item/form-defects.ts';
import { deadlineText } from '../../premises/publishing/visible-within.ts';
import { withdrawnItem } from '../../premises/realtime/withdrawn-item.ts';
import type { FeedTarget } from '../../target/target.ts';

export const withdrawn = check<FeedTarget>()({
  // FEED-RT-003 (must): An item that is withdrawn is no longer listed, in any format. [interface, "What the service does"]
  proves: 'FEED-RT-003',
  needs: ['publisher'],
  reasons: {
    listed: 'an item is listed when its withdrawal has returned',
    'in-xml': 'an item that was withdrawn is not listed in JSON, and is in XML',
    'in-jsonp': 'an item that was withdrawn is not listed in JSON, and is in JSONP',
    'for-another-key': 'a withdrawn item is still listed for another key',
    'in-gzip': 'a withdrawn item is still listed for clients that accept gzip',
    'in-brotli': 'a withdrawn item is still listed for clients that accept Brotli',
    'for-browsers': 'a withdrawn item is still listed for requests with the headers of a browser',
  },
  owns: [
    reasonsOf(withdrawnItem, 'listed', 'in-xml', 'in-jsonp', 'for-another-key', 'in-gzip', 'in-brotli', 'for-browsers'),
  ],
  run: async (_feed, t) => {
    const { item, texts } = await t.use(withdrawnItem);
    await t.each(texts, (reading) => t.judge(stillListedDefect(reading, item, deadlineText(t)), reading.answer));
  },
});
