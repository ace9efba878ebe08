import { logFault } from '../../testbed/alteration.ts';
import { withParts } from '../../testbed/parts.ts';

export const emptyRootOfZeroes = logFault({
  text: 'gives the empty tree a root of zeroes',
  breaks: 'LOG-MH-004',
  caughtBy: ['log/checkpoint/empty-tree#empty-root'],
  needs: { entries: 0n },
  install: (rig) => withParts(rig, { emptyRoot: () => new Uint8Array(32) }),
});
