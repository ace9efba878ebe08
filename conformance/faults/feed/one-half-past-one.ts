import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'takes the second half past one, when clocks go back, for the first',
  breaks: 'FEED-EV-010',
  caughtBy: ['feed/published/instants#occurrence'],
  install: (rig) => withFeedParts(rig, { date: (given) => given.replace(/(-11-0\dT01:30:00)-05:00$/, '$1-04:00') }),
});
