import { check } from '../../../core/check/check.ts';
import { metaNumber } from '../../oracle/envelope/meta.ts';
import { kindDefect } from '../../oracle/json/value.ts';
import { filledListing } from '../../premises/list/filled-listing.ts';
import type { FeedTarget } from '../../target/target.ts';

export const method = check<FeedTarget>()({
  // FEED-EN-008 (must): `meta.method` of a successful answer is an object whose `site_name` is a string, or null. [interface,
  //   "Envelope"]
  proves: 'FEED-EN-008',
  reasons: {
    type: '`meta.method` is not an object',
    'site-name': '`meta.method.site_name` is neither a text nor null',
  },
  run: async (_feed, t) => {
    for (const { meta, answer } of (await t.use(filledListing)).readings) {
      if (metaNumber(meta, 'status') === '204') continue;
      const node = meta.members.get('method');
      t.judge(kindDefect(node, 'object', 'type'), answer);
      const name = node?.kind === 'object' ? node.members.get('site_name') : undefined;
      t.judge(kindDefect(name, 'string', 'site-name'), answer);
    }
    if (t.subjects === 0) t.notApplicable('the site has no events, so that `meta.method` may be empty');
  },
});
