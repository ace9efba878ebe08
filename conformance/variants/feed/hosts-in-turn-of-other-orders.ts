import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withHosts } from '../../faults/feed-hosts.ts';

export default variant<FeedRig>({
  text: 'is served by two hosts in turn, which list the events the other way round',
  cites: 'Interface, "Endpoints": ordering of the events: not shown',
  warns: ['feed/order/same#shuffled'],
  needs: { profiles: ['interface', 'web'] },
  install: (rig) => withHosts(rig, 2, (host, items) => (host === 1 ? items.toReversed() : items)),
});
