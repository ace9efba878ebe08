import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'puts clocks that go back by half an hour back by a whole one',
  breaks: 'FEED-EV-010',
  caughtBy: ['feed/published/instants#occurrence'],
  install: (rig) => withFeedParts(rig, { date: (given) => given.replace(/\+10:30$/, '+10:00') }),
});
