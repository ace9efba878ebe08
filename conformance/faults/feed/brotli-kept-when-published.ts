import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { takesBrotli } from '../feed-forms.ts';
import { withCodedKept } from '../feed-store.ts';

export default fault<FeedRig>({
  text: 'keeps what it has for those who accept Brotli when an item is published',
  breaks: 'FEED-RT-001',
  caughtBy: ['feed/realtime/published#not-in-brotli'],
  install: (rig) => withCodedKept(rig, takesBrotli, ['change', 'remove']),
});
