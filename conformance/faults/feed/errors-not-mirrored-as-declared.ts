import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'answers errors with status 200, where mirrored was declared',
  breaks: 'FEED-HT-001',
  caughtBy: ['feed/http/status#not-as-declared'],
  needs: { declare: { status: 'mirrored' } },
  install: (rig) => withFeedParts(rig, { status: () => 200 }),
});
