import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withKept } from '../feed-store.ts';

export default fault<FeedRig>({
  text: 'keeps the XML of the other site when an item is withdrawn',
  breaks: 'FEED-RT-003',
  caughtBy: ['feed/other-site/withdrawn#in-xml'],
  install: (rig) => withKept(rig, /\/eng\.xml\?/, ['add', 'change']),
});
