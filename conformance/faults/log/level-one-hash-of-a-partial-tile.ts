import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'hashes a tile into the level above while it is partial and leaves it at that',
  breaks: 'LOG-MH-005',
  caughtBy: ['log/tiles/match-parents#parent-hash'],
  install: (rig) => withParts(rig, { tileRoot: (hashes, parts) => rig.parts.tileRoot(hashes.slice(0, 200), parts) }),
});
