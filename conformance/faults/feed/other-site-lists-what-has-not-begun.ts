import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withUpcoming } from '../feed.ts';

export default fault<FeedRig>({
  text: 'lists in one site what has not begun, and in another what has not ended',
  breaks: 'FEED-LI-001',
  caughtBy: ['feed/upcoming/forms#in-another-site'],
  install: (rig) => withUpcoming(rig, /\/events\/eng\./, 'not-begun'),
});
