import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'answers 204 where no event is listed, and declares 200',
  breaks: 'FEED-EN-003',
  caughtBy: ['feed/envelope/status#not-as-declared'],
  needs: { publish: false, clock: false, declare: { 'empty-status': 'success' } },
  install: (rig) => withFeedParts(rig, { select: () => [] }),
});
