import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withFeedParts } from '../../faults/feed.ts';

export default variant<FeedRig>({
  text: 'calls XML text/xml, without a charset',
  cites: 'RFC 7303, section 9.2: text/xml is an alias for application/xml',
  install: (rig) =>
    withFeedParts(rig, { contentType: (kind) => (kind === 'xml' ? 'text/xml' : rig.parts.contentType(kind)) }),
});
