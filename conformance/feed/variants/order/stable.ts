import { feedVariant } from '../../testbed/alteration.ts';
import { withShuffledEvents } from '../../testbed/alterations.ts';
import { withHosts } from '../../testbed/hosts.ts';

export const anyOrder = feedVariant({
  text: 'lists the events in another order each time, which is only advised against',
  cites: 'Interface, "Endpoints": "Ordering of the events: not shown"',
  warns: ['feed/order/stable#shuffled', 'feed/order/next-occurrence#not-next'],
  install: withShuffledEvents,
});

export const twoHostsWithOppositeOrders = feedVariant({
  text: 'is served by two hosts in turn, which list the events the other way round',
  cites: 'Interface, "Endpoints": ordering of the events: not shown',
  warns: ['feed/order/stable#shuffled'],
  needs: { profiles: ['interface', 'web'] },
  install: (rig) => withHosts(rig, 2, (host, items) => (host === 1 ? items.toReversed() : items)),
});
