import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'writes years with five digits',
  breaks: 'FEED-EV-009',
  caughtBy: ['feed/date/iso8601#not-a-date'],
  install: (rig) => withFeedParts(rig, { date: (given) => `0${given}` }),
});
