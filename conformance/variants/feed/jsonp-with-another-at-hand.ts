import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withFeedParts } from '../../faults/feed.ts';

export default variant<FeedRig>({
  text: 'calls a function that does nothing where there is no callback',
  cites: 'ECMA-262, section 13.13: the right of an or is evaluated only where the left is not there',
  install: (rig) =>
    withFeedParts(rig, {
      jsonp: (name, [before, after]) => [`(window.${name}||function(){})(${before}`, `${after});`],
    }),
});
