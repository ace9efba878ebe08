import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'gives entity tags without quotes',
  breaks: 'LOG-HT-018',
  caughtBy: ['log/conditional/entity-tag-form#malformed'],
  install: (rig) => {
    const { etag } = rig.parts;
    return withParts(rig, { etag: (bytes) => etag(bytes).replaceAll('"', '') });
  },
});
