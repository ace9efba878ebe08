import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'writes dates without a time of day',
  breaks: 'FEED-EV-009',
  caughtBy: ['feed/date/iso8601#date-only'],
  install: (rig) => withFeedParts(rig, { date: (given) => given.slice(0, 10) }),
});
