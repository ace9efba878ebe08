import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'takes the second half past two of Berlin, when clocks go back, for the first',
  breaks: 'FEED-EV-010',
  caughtBy: ['feed/published/instants#occurrence'],
  install: (rig) =>
    withFeedParts(rig, { date: (given) => given.replace(/(-10-(?:2[5-9]|3[01])T02:30:00)\+01:00$/, '$1+02:00') }),
});
