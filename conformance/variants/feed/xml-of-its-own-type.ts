import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withFeedParts } from '../../faults/feed.ts';

export default variant<FeedRig>({
  text: 'calls XML a type of its own that ends in +xml',
  cites: 'RFC 7303, section 4.2: XML-based media types use the suffix +xml',
  install: (rig) =>
    withFeedParts(rig, {
      contentType: (kind) => (kind === 'xml' ? 'application/vnd.events+xml' : rig.parts.contentType(kind)),
    }),
});
