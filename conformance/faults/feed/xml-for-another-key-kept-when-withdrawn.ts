import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withKept } from '../feed-store.ts';

export default fault<FeedRig>({
  text: 'keeps the XML for the other key when an item is withdrawn',
  breaks: 'FEED-RT-003',
  caughtBy: ['feed/realtime/withdrawn#for-another-key'],
  install: (rig) => withKept(rig, /\.xml\?key=a%2Bb/, ['add', 'change']),
});
