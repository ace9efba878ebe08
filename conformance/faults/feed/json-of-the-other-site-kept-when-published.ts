import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withKept } from '../feed-store.ts';

export default fault<FeedRig>({
  text: 'keeps the JSON of the other site when an item is published',
  breaks: 'FEED-RT-001',
  caughtBy: ['feed/other-site/published#not-listed'],
  install: (rig) => withKept(rig, /\/eng\.json\?key=[^&]*$/, ['change', 'remove']),
});
