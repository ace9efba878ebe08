import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withFeedParts } from '../../faults/feed.ts';

export default variant<FeedRig>({
  text: 'answers 200 with an empty list',
  cites: 'choice empty-status',
  needs: { publish: false, clock: false, declare: { 'empty-status': 'success' } },
  install: (rig) => withFeedParts(rig, { select: () => [], found: () => 200 }),
});
