import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withFeedParts } from '../../faults/feed.ts';

export default variant<FeedRig>({
  text: 'calls JSONP text/javascript1.5',
  cites: 'RFC 9239, section 6.1.1: text/javascript1.5 is a deprecated alias of text/javascript',
  install: (rig) =>
    withFeedParts(rig, {
      contentType: (kind) => (kind === 'jsonp' ? 'text/javascript1.5' : rig.parts.contentType(kind)),
    }),
});
