import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withKept } from '../feed-store.ts';

export default fault<FeedRig>({
  text: 'keeps the JSONP for the other key when an item is changed',
  breaks: 'FEED-RT-002',
  caughtBy: ['feed/realtime/updated#not-for-another-key'],
  install: (rig) => withKept(rig, /\.json\?key=a%2Bb[^&]*&callback=touchstone$/, ['add', 'remove']),
});
