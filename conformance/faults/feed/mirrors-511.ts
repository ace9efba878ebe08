import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'answers requests without a key with the HTTP status 511',
  breaks: 'FEED-HT-015',
  caughtBy: ['feed/http/proxy-status#sent'],
  install: (rig) =>
    withFeedParts(rig, {
      status: (status, _choice, jsonp) => (jsonp || status === 204 ? 200 : status),
    }),
});
