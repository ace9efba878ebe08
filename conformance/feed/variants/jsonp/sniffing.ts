import { feedVariant } from '../../testbed/alteration.ts';
import { withFeedParts } from '../../testbed/alterations.ts';
import { withJsonpHeaders } from '../../testbed/jsonp.ts';

export const jsonpWithoutRecommendedCare = feedVariant({
  text: 'lets browsers sniff JSONP, and takes no callback with dots',
  cites: 'ECMA-262, section 13.3: a function need not be a member of anything',
  warns: ['feed/jsonp/sniffing#missing', 'feed/jsonp/callback-names#refused'],
  install: (rig) =>
    withFeedParts(
      withJsonpHeaders(rig, (headers) => headers.delete('x-content-type-options')),
      {
        callback: (given) => (given[0]?.includes('.') ? null : rig.parts.callback(given)),
      },
    ),
});
