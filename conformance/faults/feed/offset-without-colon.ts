import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'writes offsets without a colon',
  breaks: 'FEED-EV-009',
  caughtBy: ['feed/date/iso8601#mixed'],
  install: (rig) => withFeedParts(rig, { date: (given) => given.replace(/:(\d\d)$/, '$1') }),
});
