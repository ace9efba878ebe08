import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedHeaders, withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'says that plain content is in gzip',
  breaks: 'FEED-HT-012',
  caughtBy: ['feed/http/decodable#undecodable'],
  alsoFails: ['feed/http/coding#not-accepted'],
  install: (rig) =>
    withFeedHeaders(withFeedParts(rig, { wantsGzip: () => false }), /\.xml/, (headers) =>
      headers.set('content-encoding', 'gzip'),
    ),
});
