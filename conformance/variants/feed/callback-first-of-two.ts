import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withFeedParts } from '../../faults/feed.ts';

export default variant<FeedRig>({
  text: 'takes the first of two callbacks',
  cites: 'Interface, "Endpoints": the parameter callback is spoken of once',
  install: (rig) => withFeedParts(rig, { callback: (given) => rig.parts.callback(given.slice(0, 1)) }),
});
