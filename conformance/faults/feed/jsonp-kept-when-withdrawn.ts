import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withKept } from '../feed-store.ts';

export default fault<FeedRig>({
  text: 'keeps the JSONP when an item is withdrawn',
  breaks: 'FEED-RT-003',
  caughtBy: ['feed/realtime/withdrawn#in-jsonp'],
  install: (rig) => withKept(rig, /\.json\?.*callback=touchstone$/, ['add', 'change']),
});
