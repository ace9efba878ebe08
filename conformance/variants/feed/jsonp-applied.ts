import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withFeedParts } from '../../faults/feed.ts';

export default variant<FeedRig>({
  text: 'calls back by `apply`, and does nothing behind it',
  cites: 'ECMA-262, section 20.2.3.1: apply calls a function with a list of arguments',
  install: (rig) =>
    withFeedParts(rig, {
      jsonp: (name, [before, after]) => [`${name}.apply(null,[${before}`, `${after}]); void 0;\n`],
    }),
});
