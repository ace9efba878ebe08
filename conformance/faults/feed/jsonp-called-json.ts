import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'calls JSONP JSON',
  breaks: 'FEED-JP-002',
  caughtBy: ['feed/jsonp/content-type#media-type'],
  install: (rig) =>
    withFeedParts(rig, {
      contentType: (kind) => (kind === 'jsonp' ? 'application/json; charset=utf-8' : rig.parts.contentType(kind)),
    }),
});
