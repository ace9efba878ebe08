import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'writes date-times in the basic format',
  breaks: 'FEED-OD-007',
  caughtBy: ['feed/date/rfc3339#not-rfc3339'],
  install: (rig) => withFeedParts(rig, { date: (given) => given.replaceAll(/-(?=\d\d[-T])|:/g, '') }),
});
