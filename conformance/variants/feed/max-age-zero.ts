import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withCacheControl } from '../../faults/feed-caching.ts';

export default variant<FeedRig>({
  text: 'gives answers a lifetime of nothing',
  cites: 'Interface, "Limits": cache time is 0 seconds, in these words',
  install: (rig) => withCacheControl(rig, 'max-age=0, must-revalidate'),
});
