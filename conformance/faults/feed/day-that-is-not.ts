import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'writes the thirty-first of each month as if each had one',
  breaks: 'FEED-EV-009',
  caughtBy: ['feed/date/iso8601#calendar'],
  needs: { publish: false, clock: false },
  install: (rig) => withFeedParts(rig, { date: (given) => given.replace(/-\d\d-\d\dT/, '-02-31T') }),
});
