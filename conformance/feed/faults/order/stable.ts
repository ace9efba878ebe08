import { feedFault } from '../../testbed/alteration.ts';
import { withShuffledEvents } from '../../testbed/alterations.ts';

export const orderByChance = feedFault({
  text: 'lists the events in another order each time',
  breaks: 'FEED-LI-004',
  caughtBy: ['feed/order/stable#shuffled', 'feed/order/next-occurrence#not-next'],
  install: withShuffledEvents,
});
