import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withCacheControl } from '../../faults/feed-caching.ts';

export default variant<FeedRig>({
  text: 'says nothing to caches',
  cites: 'RFC 9111, section 4.2.2: without Last-Modified there is nothing to guess a lifetime from',
  install: (rig) => withCacheControl(rig, null),
});
