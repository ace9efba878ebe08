import type { LogRig } from '../../../../src/reference/log/index.ts';
import { variant } from '../../../core/alteration/alteration.ts';
import { withHeaders } from '../../testbed/answers.ts';

export const noEntityTags = variant<LogRig>({
  text: 'gives no entity tags',
  cites: 'RFC 9110, section 8.8.3: an origin server should send them where it can, and need not',
  install: (rig) => withHeaders(rig, /^/, (headers) => headers.delete('etag')),
});
