import { feedVariant } from '../../testbed/alteration.ts';
import { withFeedParts } from '../../testbed/alterations.ts';

export const neverGzip = feedVariant({
  text: 'sends nothing in gzip',
  cites: 'RFC 9110, section 12.5.3: identity is always acceptable unless it is refused',
  install: (rig) => withFeedParts(rig, { wantsGzip: () => false }),
});
