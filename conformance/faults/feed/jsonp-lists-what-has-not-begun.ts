import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withUpcoming } from '../feed.ts';

export default fault<FeedRig>({
  text: 'lists in JSONP what has not begun, and in JSON what has not ended',
  breaks: 'FEED-LI-001',
  caughtBy: ['feed/upcoming/forms#in-jsonp'],
  install: (rig) => withUpcoming(rig, /callback=/, 'not-begun'),
});
