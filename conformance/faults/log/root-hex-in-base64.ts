import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'writes the root in the base64 of its hex',
  breaks: 'LOG-CP-013',
  caughtBy: ['log/checkpoint/root-line#root'],
  install: (rig) =>
    withParts(rig, {
      checkpointText: (origin, size, root) =>
        rig.parts.checkpointText(origin, size, Buffer.from(Buffer.from(root).toString('hex'))),
    }),
});
