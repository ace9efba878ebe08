import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'ends its origin in a slash from some size on',
  breaks: 'LOG-CP-017',
  caughtBy: ['log/checkpoint/origin#not-the-given'],
  install: (rig) =>
    withParts(rig, {
      checkpointText: (origin, size, root) => rig.parts.checkpointText(size > 300n ? `${origin}/` : origin, size, root),
    }),
});
