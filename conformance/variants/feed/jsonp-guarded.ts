import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withFeedParts } from '../../faults/feed.ts';

export default variant<FeedRig>({
  text: 'calls back only where there is a function of that name, with no comment in front',
  cites: 'Interface, "Endpoints": callback is the name of a JSONP callback; how it is called is not shown',
  install: (rig) =>
    withFeedParts(rig, {
      jsonp: (name, [before, after]) => [`typeof ${name} === 'function' && ${name}(${before}`, `${after})`],
    }),
});
