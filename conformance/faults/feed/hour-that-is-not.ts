import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'counts the hours of a day from one',
  breaks: 'FEED-EV-009',
  caughtBy: ['feed/date/iso8601#time'],
  needs: { publish: false, clock: false },
  install: (rig) => withFeedParts(rig, { date: (given) => given.replace(/T\d\d/, 'T25') }),
});
