import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withCacheControl } from '../../faults/feed-caching.ts';

export default variant<FeedRig>({
  text: 'has caches store and ask',
  cites: 'Interface, "Limits": cache time is 0 seconds, which RFC 9111 section 5.2.2.4 says by no-cache',
  install: (rig) => withCacheControl(rig, 'no-cache'),
});
