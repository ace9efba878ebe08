import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withUpcoming } from '../feed.ts';

export default fault<FeedRig>({
  text: 'lists in XML what has not begun, and in JSON what has not ended, by a clock that nobody sets',
  breaks: 'FEED-LI-001',
  caughtBy: ['feed/upcoming/forms#in-xml'],
  needs: { clock: false },
  install: (rig) => withUpcoming(rig, /\.xml\?/, 'not-begun'),
});
