import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'ends a tile after sixteen hashes',
  breaks: 'LOG-TL-002',
  caughtBy: ['log/tiles/length#length'],
  install: (rig) => withParts(rig, { tile: (hashes) => rig.parts.tile(hashes.slice(0, 16)) }),
});
