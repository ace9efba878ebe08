import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withUpcoming } from '../feed.ts';

export default fault<FeedRig>({
  text: 'lists events in XML for a day longer than in JSON',
  breaks: 'FEED-LI-001',
  caughtBy: ['feed/upcoming/forms#in-xml'],
  install: (rig) => withUpcoming(rig, /\.xml\?/, 'day-back'),
});
