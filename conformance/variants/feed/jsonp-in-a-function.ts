import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withFeedParts } from '../../faults/feed.ts';

export default variant<FeedRig>({
  text: 'calls back in a function of its own, and says so where there is nothing to call',
  cites: 'ECMA-262, section 15.2: a function expression may be called where it stands',
  install: (rig) =>
    withFeedParts(rig, {
      jsonp: (name, [before, after]) => [
        `(function(){"use strict";if(typeof ${name}==='function'){${name}(${before}`,
        `${after});}else{throw new Error('no callback');}})();\n`,
      ],
    }),
});
