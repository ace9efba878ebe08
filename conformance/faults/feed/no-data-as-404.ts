import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'answers with status 404 where meta.status is a success',
  breaks: 'FEED-HT-001',
  caughtBy: ['feed/http/status#success-as-error'],
  install: (rig) =>
    withFeedParts(rig, {
      status: (status, choice, jsonp) => (status === 204 ? 404 : rig.parts.status(status, choice, jsonp)),
    }),
});
