import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withKept } from '../feed-store.ts';

export default fault<FeedRig>({
  text: 'keeps the XML when an item is changed',
  breaks: 'FEED-RT-002',
  caughtBy: ['feed/realtime/updated#not-in-xml'],
  alsoFails: ['feed/counter/in-xml#standing'],
  install: (rig) => withKept(rig, /\.xml\?/, ['add', 'remove']),
});
