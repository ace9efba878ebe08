import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'keeps 20 bytes of each hash in its tiles, as if it were SHA-1',
  breaks: 'LOG-TL-002',
  caughtBy: ['log/tiles/length#length'],
  install: (rig) => withParts(rig, { tile: (hashes) => rig.parts.tile(hashes.map((hash) => hash.subarray(0, 20))) }),
});
