import { feedVariant } from '../../testbed/alteration.ts';
import { withFeedParts } from '../../testbed/alterations.ts';

export const gzipWhereNothingWasSaid = feedVariant({
  text: 'sends gzip where the request names no coding',
  cites: 'RFC 9110, section 12.5.3: without Accept-Encoding any coding is acceptable',
  install: (rig) => withFeedParts(rig, { wantsGzip: (accepted) => accepted === null || rig.parts.wantsGzip(accepted) }),
});
