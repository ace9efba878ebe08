import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withFeedParts } from '../../faults/feed.ts';

export default variant<FeedRig>({
  text: 'has white space around the call, no semicolon, and a line end behind it',
  cites: 'ECMA-262, section 12.2: white space may occur between any two tokens, and at the start and the end of input',
  install: (rig) =>
    withFeedParts(rig, { jsonp: (name, [before, after]) => [`\n ${name} (\n${before}`, `${after}\n)\n\n`] }),
});
