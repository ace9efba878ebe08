import { check } from '../../../core/check/check.ts';
import { formatValue, kindDefect } from '../../oracle/json/value.ts';
import { filledListing } from '../../premises/list/filled-listing.ts';
import type { FeedTarget } from '../../target/target.ts';

export const message = check<FeedTarget>()({
  // FEED-EN-004 (must): `meta.message` is a string, or null; for a successful request it is not empty. [interface, "Errors"]
  proves: 'FEED-EN-004',
  reasons: { type: '`meta.message` is neither a text nor null', empty: '`meta.message` of a success is empty' },
  run: async (_feed, t) => {
    for (const { meta, answer } of (await t.use(filledListing)).readings) {
      const node = meta.members.get('message');
      t.judge(kindDefect(node, 'string', 'type'), answer);
      const empty = node?.kind === 'string' && node.value.trim() === '';
      const expected = 'a text that states success';
      t.judge(empty && { reason: 'empty', expected, actual: formatValue(node), at: node.pointer }, answer);
    }
  },
});
