import { check } from '../../../core/check/check.ts';
import { takenForListDefect } from '../../premises/looks/differences.ts';
import { judgeFeeds } from '../../premises/looks/judged-feeds.ts';
import { lyingFeed } from '../../premises/looks/shown-feed.ts';
import type { FeedClientTarget } from '../../target/feed-client-target.ts';

const LIES = {
  formats: ['xml'] as const,
  feeds: {
    markup: [
      lyingFeed('xml-raw-ampersand'),
      lyingFeed('xml-html-entities'),
      lyingFeed('xml-numbered-elements'),
      lyingFeed('xml-after-an-empty-line'),
    ],
    structure: [lyingFeed('xml-open-element'), lyingFeed('xml-two-roots')],
    character: [
      lyingFeed('xml-control-character', 10),
      lyingFeed('xml-surrogate-references'),
      lyingFeed('xml-latin-1'),
    ],
  },
};

export const wellFormed = check<FeedClientTarget>()({
  // READER-XM-003 (must): The client does not read on behind a fatal error in XML. [xml, "1.2"]
  proves: 'READER-XM-003',
  reasons: {
    markup: 'it reads on behind markup that is not well-formed',
    structure: 'it reads XML without one root, or with one that is open',
    character: 'it reads a character that XML does not allow',
  },
  run: async (client, t) => judgeFeeds(client, t, LIES, takenForListDefect),
});
