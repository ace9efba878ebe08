import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withShuffle } from '../../faults/feed.ts';

export default variant<FeedRig>({
  text: 'lists the events in another order each time, which is only advised against',
  cites: 'Interface, "Endpoints": "Ordering of the events: not shown"',
  warns: ['feed/order/same#shuffled', 'feed/order/known#not-next'],
  install: withShuffle,
});
