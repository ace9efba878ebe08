import { logVariant } from '../../testbed/alteration.ts';
import { withParts } from '../../testbed/parts.ts';

export const weakEntityTags = logVariant({
  text: 'gives weak entity tags, the same in every coding',
  cites: 'RFC 9110, section 8.8.1: a weak validator need not change with every byte',
  install: (rig) => withParts(rig, { etag: () => 'W/"1"' }),
});
