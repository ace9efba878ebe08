import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'writes date-times without an offset',
  breaks: 'FEED-EV-009',
  caughtBy: ['feed/date/iso8601#no-offset'],
  install: (rig) => withFeedParts(rig, { date: (given) => given.slice(0, 19) }),
});
