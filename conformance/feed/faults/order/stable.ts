import type { FeedRig } from '../../../../src/reference/feed/index.ts';
import { fault } from '../../../core/alteration/alteration.ts';
import { withShuffledEvents } from '../../testbed/alterations.ts';

export const orderByChance = fault<FeedRig>({
  text: 'lists the events in another order each time',
  breaks: 'FEED-LI-004',
  caughtBy: ['feed/order/stable#shuffled', 'feed/order/next-occurrence#not-next'],
  install: withShuffledEvents,
});
