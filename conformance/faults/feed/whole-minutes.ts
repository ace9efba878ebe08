import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'leaves out the seconds of times',
  breaks: 'FEED-EV-010',
  caughtBy: ['feed/published/instants#occurrence'],
  install: (rig) =>
    withFeedParts(rig, { date: (given) => rig.parts.date(given).replace(/(T\d\d:\d\d):\d\d/, '$1:00') }),
});
