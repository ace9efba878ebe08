import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'calls JSON text/html',
  breaks: 'FEED-JS-004',
  caughtBy: ['feed/json/content-type#media-type'],
  install: (rig) =>
    withFeedParts(rig, {
      contentType: (kind) => (kind === 'json' ? 'text/html; charset=utf-8' : rig.parts.contentType(kind)),
    }),
});
