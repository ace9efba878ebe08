import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { notListedDefect } from '../../oracle/item/form-defects.ts';
import { deadlineText } from '../../premises/publishing/visible-within.ts';
import { listedItem } from '../../premises/realtime/listed-item.ts';
import type { FeedTarget } from '../../target/target.ts';

export const published = check<FeedTarget>()({
  // FEED-RT-001 (must): An item is listed as soon as it is published, in every format. [interface, "What the service does"]
  proves: 'FEED-RT-001',
  needs: ['publisher'],
  reasons: {
    'not-listed': 'an item is not listed when its publication has returned',
    'not-in-xml': 'an item is listed in JSON when its publication has returned, and not in XML',
    'not-in-jsonp': 'an item is listed in JSON when its publication has returned, and not in JSONP',
    'not-for-another-key': 'an item is listed for one key after its publication, and not for another',
    'not-in-gzip': 'an item is listed after its publication, and not for clients that accept gzip',
    'not-in-brotli': 'an item is listed after its publication, and not for clients that accept Brotli',
    'not-for-browsers': 'an item is listed after its publication, and not for requests with the headers of a browser',
  },
  owns: [
    reasonsOf(
      listedItem,
      'not-listed',
      'not-in-xml',
      'not-in-jsonp',
      'not-for-another-key',
      'not-in-gzip',
      'not-in-brotli',
      'not-for-browsers',
    ),
  ],
  run: async (_feed, t) => {
    const published = await t.use(listedItem);
    await t.each(published.texts, (reading) =>
      t.judge(notListedDefect(reading, published, deadlineText(t)), reading.answer),
    );
    const forms = published.texts.map(({ form }) => form.name).join(', ');
    t.note(`one item was published, and looked for in ${forms}`);
  },
});
