import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withGzipKept } from '../feed-store.ts';

export default fault<FeedRig>({
  text: 'keeps the compressed XML when an item is published',
  breaks: 'FEED-RT-001',
  caughtBy: ['feed/realtime/published#not-in-gzip'],
  install: (rig) => withGzipKept(rig, ['change', 'remove'], /\.xml\?/),
});
