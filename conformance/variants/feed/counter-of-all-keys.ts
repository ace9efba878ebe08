import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withFeedParts } from '../../faults/feed.ts';

export default variant<FeedRig>({
  text: 'counts the requests of all keys together',
  cites: 'Interface, "Envelope": it says request counter, and not of whom',
  install: (rig) => {
    let all = 100n;
    return withFeedParts(rig, { count: async () => Number((all += 3n)) });
  },
});
