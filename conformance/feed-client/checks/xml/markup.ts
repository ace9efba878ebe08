import { check } from '../../../core/check/check.ts';
import { rightFeedDefect } from '../../premises/looks/differences.ts';
import { judgeFeeds } from '../../premises/looks/judged-feeds.ts';
import { unusualFeed } from '../../premises/looks/shown-feed.ts';
import type { FeedClientTarget } from '../../target/feed-client-target.ts';

const TRUTHS = {
  formats: ['xml'] as const,
  feeds: {
    cdata: [unusualFeed('xml-in-cdata')],
    references: [unusualFeed('xml-all-references')],
    comments: [unusualFeed('xml-with-comments')],
    layout: [
      unusualFeed('xml-in-lines'),
      unusualFeed('xml-empty-tags'),
      unusualFeed('xml-with-members-in-another-order'),
    ],
  },
};

export const markup = check<FeedClientTarget>()({
  // READER-XM-002 (must): The client reads all markup of XML that means the same: references, CDATA sections, comments, empty
  //   elements. [xml, "2.4"]
  proves: 'READER-XM-002',
  reasons: {
    cdata: 'it does not read CDATA sections',
    references: 'it does not read references to characters',
    comments: 'it does not read XML with comments',
    layout: 'it does not read elements in lines, as one tag, or in another order',
  },
  run: async (client, t) => judgeFeeds(client, t, TRUTHS, rightFeedDefect),
});
