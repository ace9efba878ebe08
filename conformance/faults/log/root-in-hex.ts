import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'writes the root in hex',
  breaks: 'LOG-CP-013',
  caughtBy: ['log/checkpoint/root-line#root'],
  install: (rig) =>
    withParts(rig, {
      checkpointText: (origin, size, root) => `${origin}\n${size}\n${Buffer.from(root).toString('hex')}\n`,
    }),
});
