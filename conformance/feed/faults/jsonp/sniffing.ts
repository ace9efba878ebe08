import { feedFault } from '../../testbed/alteration.ts';
import { withJsonpHeaders } from '../../testbed/jsonp.ts';

export const jsonpWithoutNosniff = feedFault({
  text: 'lets browsers sniff the type of JSONP',
  breaks: 'FEED-JP-004',
  caughtBy: ['feed/jsonp/sniffing#missing'],
  install: (rig) => withJsonpHeaders(rig, (headers) => headers.delete('x-content-type-options')),
});
