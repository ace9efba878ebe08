import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withGzipKept } from '../feed-store.ts';

export default fault<FeedRig>({
  text: 'keeps the compressed list when an item is withdrawn',
  breaks: 'FEED-RT-003',
  caughtBy: ['feed/realtime/withdrawn#in-gzip'],
  alsoFails: ['feed/coded/same#differs'],
  install: (rig) => withGzipKept(rig, ['add', 'change']),
});
