import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'hashes the right child before the left one',
  breaks: 'LOG-MH-002',
  caughtBy: ['log/tiles/match-parents#parent-hash', 'log/tiles/match-root#root'],
  install: (rig) => withParts(rig, { nodeHash: (left, right) => rig.parts.nodeHash(right, left) }),
});
