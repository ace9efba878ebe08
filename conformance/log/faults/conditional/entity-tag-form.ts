import { logFault } from '../../testbed/alteration.ts';
import { withParts } from '../../testbed/parts.ts';

export const entityTagWithoutQuotes = logFault({
  text: 'gives entity tags without quotes',
  breaks: 'LOG-HT-018',
  caughtBy: ['log/conditional/entity-tag-form#malformed'],
  install: (rig) => {
    const { etag } = rig.parts;
    return withParts(rig, { etag: (bytes) => etag(bytes).replaceAll('"', '') });
  },
});
