import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'answers 204 when it is first asked for a site without events, and 200 ever after',
  breaks: 'FEED-EN-003',
  caughtBy: ['feed/envelope/status#changed'],
  needs: { publish: false, clock: false },
  install: (rig) => {
    let asked = 0;
    return withFeedParts(rig, { select: () => [], found: () => (asked++ === 0 ? 204 : 200) });
  },
});
