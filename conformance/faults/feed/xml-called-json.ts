import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'calls XML JSON',
  breaks: 'FEED-XM-003',
  caughtBy: ['feed/xml/content-type#media-type'],
  install: (rig) =>
    withFeedParts(rig, { contentType: (kind) => (kind === 'xml' ? 'application/json' : rig.parts.contentType(kind)) }),
});
