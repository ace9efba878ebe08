import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withCacheControl } from '../../faults/feed-caching.ts';

export default variant<FeedRig>({
  text: 'says no-store beside a lifetime, as old programs do',
  cites: 'RFC 9111, section 5.2.2.5: no-store stands above all others',
  install: (rig) => withCacheControl(rig, 'no-store, no-cache, must-revalidate, post-check=0, pre-check=0, max-age=60'),
});
