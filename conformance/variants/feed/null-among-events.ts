import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withFeedParts } from '../../faults/feed.ts';

export default variant<FeedRig>({
  text: 'lists null beside its events',
  cites: 'Interface, "What the service does": every value in the response may be null',
  needs: { publish: false, clock: false },
  install: (rig) => withFeedParts(rig, { data: (events) => [null, ...events, null] }),
});
