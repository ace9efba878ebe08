import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withKept } from '../feed-store.ts';

export default fault<FeedRig>({
  text: 'keeps the XML when an item is published',
  breaks: 'FEED-RT-001',
  caughtBy: ['feed/realtime/published#not-in-xml'],
  alsoFails: ['feed/counter/in-xml#standing'],
  install: (rig) => withKept(rig, /\.xml\?/, ['change', 'remove']),
});
