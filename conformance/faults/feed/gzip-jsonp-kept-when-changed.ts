import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withGzipKept } from '../feed-store.ts';

export default fault<FeedRig>({
  text: 'keeps the compressed JSONP when an item is changed',
  breaks: 'FEED-RT-002',
  caughtBy: ['feed/realtime/updated#not-in-gzip'],
  install: (rig) => withGzipKept(rig, ['add', 'remove'], /callback=touchstone$/),
});
