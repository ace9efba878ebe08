import { logVariant } from '../../testbed/alteration.ts';
import { withParts } from '../../testbed/parts.ts';

export const entityTagsOfOddCharacters = logVariant({
  text: 'has characters in its entity tags that look like an escape, a wildcard and a Latin letter',
  cites: 'RFC 9110, section 8.8.3: any visible character but the double quote, and what is beyond ASCII',
  install: (rig) => {
    const { etag } = rig.parts;
    return withParts(rig, { etag: (bytes) => `"\\*;W/'é'${etag(bytes).slice(1)}` });
  },
});
