import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { xmlListing } from '../../premises/list/xml-listing.ts';
import type { FeedTarget } from '../../target/target.ts';

export const served = check<FeedTarget>()({
  proves: 'FEED-FM-002',
  reasons: {
    'not-served': 'the events of the site are not served as XML',
    empty: 'what is served as XML is empty',
    'other-format': 'what is served as XML is JSON, or a page in HTML',
  },
  owns: [reasonsOf(xmlListing, 'not-served', 'empty', 'other-format')],
  run: async (_feed, t) => {
    t.judge(undefined, (await t.use(xmlListing)).answer);
  },
});
