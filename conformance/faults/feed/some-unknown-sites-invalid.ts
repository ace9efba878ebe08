import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'says of some unknown sites that there is no data, and of others that there is no such method',
  breaks: 'FEED-SI-002',
  caughtBy: ['feed/site/unknown#changed'],
  install: (rig) =>
    withFeedParts(rig, {
      route: (path) => (path.includes('constructor') ? { kind: 'nothing' } : rig.parts.route(path)),
    }),
});
