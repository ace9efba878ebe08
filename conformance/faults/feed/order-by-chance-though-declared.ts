import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withShuffle } from '../feed.ts';

export default fault<FeedRig>({
  text: 'lists the events in another order each time, though one is declared',
  breaks: 'FEED-LI-005',
  caughtBy: ['feed/order/declared#not-as-declared'],
  alsoFails: ['feed/order/same#shuffled', 'feed/order/known#not-next'],
  needs: { declare: { order: 'next' } },
  install: withShuffle,
});
