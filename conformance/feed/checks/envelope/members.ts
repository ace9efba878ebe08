import { check } from '../../../core/check/check.ts';
import { META_MEMBERS, metaNumber } from '../../oracle/envelope/meta.ts';
import { filledListing } from '../../premises/list/filled-listing.ts';
import type { FeedTarget } from '../../target/target.ts';

export const members = check<FeedTarget>()({
  // FEED-EN-010 (must): Every member of the envelope is present, even if its value is null. [interface, "Envelope"]
  proves: 'FEED-EN-010',
  reasons: { missing: 'a member of the envelope is missing' },
  run: async (_feed, t) => {
    for (const { meta, answer } of (await t.use(filledListing)).readings) {
      const method = meta.members.get('method');
      const lacking = META_MEMBERS.filter((name) => !meta.members.has(name)).map((name) => `/meta/${name}`);
      // With 204 the known service leaves `site_name` out ("Server codes").
      if (method?.kind === 'object' && !method.members.has('site_name') && metaNumber(meta, 'status') === '200')
        lacking.push('/meta/method/site_name');
      const [at] = lacking;
      const expected = 'each member of the envelope, if only as null';
      t.judge(at !== undefined && { reason: 'missing', expected, actual: 'no such member', at }, answer);
    }
  },
});
