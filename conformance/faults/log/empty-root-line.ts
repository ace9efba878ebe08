import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'leaves the root line of the empty tree empty',
  breaks: 'LOG-CP-013',
  caughtBy: ['log/checkpoint/root-line#root'],
  needs: { entries: 0n },
  install: (rig) => withParts(rig, { emptyRoot: () => new Uint8Array() }),
});
