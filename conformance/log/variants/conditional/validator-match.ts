import { logVariant } from '../../testbed/alteration.ts';
import { withHeaders } from '../../testbed/answers.ts';

export const noEntityTags = logVariant({
  text: 'gives no entity tags',
  cites: 'RFC 9110, section 8.8.3: an origin server should send them where it can, and need not',
  install: (rig) => withHeaders(rig, /^/, (headers) => headers.delete('etag')),
});
