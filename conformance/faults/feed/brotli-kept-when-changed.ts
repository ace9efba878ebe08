import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { takesBrotli } from '../feed-forms.ts';
import { withCodedKept } from '../feed-store.ts';

export default fault<FeedRig>({
  text: 'keeps what it has for those who accept Brotli when an item is changed',
  breaks: 'FEED-RT-002',
  caughtBy: ['feed/realtime/updated#not-in-brotli'],
  install: (rig) => withCodedKept(rig, takesBrotli, ['add', 'remove']),
});
