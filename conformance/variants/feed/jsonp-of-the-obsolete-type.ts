import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withFeedParts } from '../../faults/feed.ts';

export default variant<FeedRig>({
  text: 'calls JSONP application/javascript',
  cites: 'RFC 9239, section 6: application/javascript is an alias that implementations process alike',
  install: (rig) =>
    withFeedParts(rig, {
      contentType: (kind) => (kind === 'jsonp' ? 'application/javascript; charset=utf-8' : rig.parts.contentType(kind)),
    }),
});
