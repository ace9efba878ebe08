import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withKept } from '../feed-store.ts';

export default fault<FeedRig>({
  text: 'keeps the JSONP when an item is changed',
  breaks: 'FEED-RT-002',
  caughtBy: ['feed/realtime/updated#not-in-jsonp'],
  install: (rig) => withKept(rig, /\.json\?.*callback=touchstone$/, ['add', 'remove']),
});
