import type { FeedRig } from '../../../../src/reference/feed/index.ts';
import { variant } from '../../../core/alteration/alteration.ts';
import { withFeedParts } from '../../testbed/alterations.ts';

export const gzipWhereNothingWasSaid = variant<FeedRig>({
  text: 'sends gzip where the request says nothing of codings',
  cites: 'RFC 9110, section 12.5.3: without Accept-Encoding any coding is acceptable',
  install: (rig) => withFeedParts(rig, { wantsGzip: (accepted) => accepted === null || rig.parts.wantsGzip(accepted) }),
});
