import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'writes offsets as minutes',
  breaks: 'FEED-EV-009',
  caughtBy: ['feed/date/iso8601#offset-range'],
  needs: { publish: false, clock: false },
  install: (rig) => withFeedParts(rig, { date: (given) => given.replace(/[+-]\d\d:\d\d$/, '-30:00') }),
});
