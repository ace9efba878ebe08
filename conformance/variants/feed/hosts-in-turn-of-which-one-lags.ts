import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withHosts } from '../../faults/feed-hosts.ts';

export default variant<FeedRig>({
  text: 'is served by two hosts in turn, one of which has not heard of the last publication',
  cites: 'choice visible-within: what is published may take a while until it is seen',
  needs: { declare: { 'visible-within': '5' }, publish: false, clock: false },
  install: (rig) => withHosts(rig, 2, (host, items) => (host === 1 ? items.slice(1) : items)),
});
