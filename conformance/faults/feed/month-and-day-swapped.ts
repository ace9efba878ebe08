import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'swaps month and day where both are small',
  breaks: 'FEED-EV-010',
  caughtBy: ['feed/published/instants#occurrence'],
  install: (rig) => withFeedParts(rig, { date: (given) => given.replace(/^(\d{4})-(0\d)-(0\d)/, '$1-$3-$2') }),
});
