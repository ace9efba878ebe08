import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'hashes the first 32,767 bytes of a longer entry that it logs and answers with as a whole',
  breaks: 'LOG-MH-001',
  caughtBy: ['log/tiles/match-entries#leaf-hash'],
  install: (rig) => withParts(rig, { leafHash: (entry) => rig.parts.leafHash(entry.subarray(0, 32_767)) }),
});
