import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withShuffle } from '../feed.ts';

export default fault<FeedRig>({
  text: 'lists the events in another order each time',
  breaks: 'FEED-LI-004',
  caughtBy: ['feed/order/same#shuffled', 'feed/order/known#not-next'],
  install: withShuffle,
});
