import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withFeedParts } from '../../faults/feed.ts';

export default variant<FeedRig>({
  text: 'gives null for `data` where it has no events',
  cites: 'Interface, "What the service does": every value in the response may be null',
  needs: { publish: false, clock: false, profiles: ['interface', 'web'] },
  install: (rig) => withFeedParts(rig, { select: () => [], data: () => null, found: () => 204 }),
});
