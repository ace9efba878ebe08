import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'writes a space between date and time',
  breaks: 'FEED-EV-009',
  caughtBy: ['feed/date/iso8601#separator'],
  install: (rig) => withFeedParts(rig, { date: (given) => given.replace('T', ' ') }),
});
