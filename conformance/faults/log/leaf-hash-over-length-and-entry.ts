import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'hashes each entry together with its length, as the bundle has it',
  breaks: 'LOG-MH-001',
  caughtBy: ['log/tiles/match-entries#leaf-hash'],
  install: (rig) => withParts(rig, { leafHash: (entry) => rig.parts.leafHash(rig.parts.bundle([entry])) }),
});
