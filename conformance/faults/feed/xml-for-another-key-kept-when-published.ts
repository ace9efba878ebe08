import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withKept } from '../feed-store.ts';

export default fault<FeedRig>({
  text: 'keeps the XML for the other key when an item is published',
  breaks: 'FEED-RT-001',
  caughtBy: ['feed/realtime/published#not-for-another-key'],
  install: (rig) => withKept(rig, /\.xml\?key=a%2Bb/, ['change', 'remove']),
});
