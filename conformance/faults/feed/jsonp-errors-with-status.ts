import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'answers errors with a call that no browser runs',
  breaks: 'FEED-JP-005',
  caughtBy: ['feed/jsonp/errors#status'],
  install: (rig) =>
    withFeedParts(rig, {
      status: (status, choice, jsonp) => (jsonp && status > 204 ? 401 : rig.parts.status(status, choice, jsonp)),
    }),
});
