import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'writes years with six digits and a sign',
  breaks: 'FEED-EV-009',
  caughtBy: ['feed/date/iso8601#expanded-year'],
  install: (rig) => withFeedParts(rig, { date: (given) => `+00${given}` }),
});
