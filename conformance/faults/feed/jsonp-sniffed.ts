import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withJsonpHeaders } from '../feed-forms.ts';

export default fault<FeedRig>({
  text: 'lets browsers sniff the type of JSONP',
  breaks: 'FEED-JP-004',
  caughtBy: ['feed/jsonp/sniffing#missing'],
  install: (rig) => withJsonpHeaders(rig, (headers) => headers.delete('x-content-type-options')),
});
