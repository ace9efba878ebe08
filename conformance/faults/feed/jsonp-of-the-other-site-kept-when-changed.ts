import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withKept } from '../feed-store.ts';

export default fault<FeedRig>({
  text: 'keeps the JSONP of the other site when an item is changed',
  breaks: 'FEED-RT-002',
  caughtBy: ['feed/other-site/updated#not-in-jsonp'],
  install: (rig) => withKept(rig, /\/eng\.json\?(.*&)?callback=/, ['add', 'remove']),
});
