import { check } from '../../../core/check/check.ts';
import { rightFeedDefect } from '../../premises/looks/differences.ts';
import { judgeFeeds } from '../../premises/looks/judged-feeds.ts';
import { unusualFeed } from '../../premises/looks/shown-feed.ts';
import type { FeedClientTarget } from '../../target/feed-client-target.ts';

const TRUTHS = {
  formats: ['xml'] as const,
  feeds: {
    'utf-16': [unusualFeed('xml-in-utf-16')],
    declared: [unusualFeed('xml-in-latin-1')],
    mark: [unusualFeed('xml-without-declaration')],
    charset: [unusualFeed('xml-charset-over-declaration')],
  },
};

export const encodings = check<FeedClientTarget>()({
  // READER-XM-001 (must): The client reads XML in UTF-8 and UTF-16, with a byte order mark, and in the encoding that the
  //   Content-Type or the declaration names. [xml, "4.3.3"]
  proves: 'READER-XM-001',
  reasons: {
    'utf-16': 'it does not read UTF-16',
    declared: 'it does not read the encoding that is declared',
    mark: 'it does not read XML with a byte order mark and no declaration',
    charset: 'it reads the declaration, and not the charset that goes before it',
  },
  run: async (client, t) => judgeFeeds(client, t, TRUTHS, rightFeedDefect),
});
