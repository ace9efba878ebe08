import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'writes date-times without their seconds',
  breaks: 'FEED-OD-007',
  caughtBy: ['feed/date/rfc3339#not-rfc3339'],
  needs: { publish: false, clock: false },
  install: (rig) => withFeedParts(rig, { date: (given) => given.replace(/:\d\d(?=[+-])/, '') }),
});
