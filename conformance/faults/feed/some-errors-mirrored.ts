import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'mirrors one error in the status of HTTP and not the other',
  breaks: 'FEED-HT-001',
  caughtBy: ['feed/http/status#changed'],
  install: (rig) => withFeedParts(rig, { status: (status, _choice, jsonp) => (status === 511 && !jsonp ? 401 : 200) }),
});
