import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withFeedParts } from '../../faults/feed.ts';

export default variant<FeedRig>({
  text: 'answers with JSON where the callback is no name of a function',
  cites: 'Interface, "Endpoints": callback is the name of a JSONP callback; what is none is not spoken of',
  install: (rig) => withFeedParts(rig, { callback: (given) => rig.parts.callback(given) ?? undefined }),
});
