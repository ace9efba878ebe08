import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'gives the empty tree a root of zeroes',
  breaks: 'LOG-MH-004',
  caughtBy: ['log/checkpoint/empty-tree#empty-root'],
  needs: { entries: 0n },
  install: (rig) => withParts(rig, { emptyRoot: () => new Uint8Array(32) }),
});
