import { type LogRig, sha256 } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'gives to the level above the hash of a tile as bytes, not the root of its subtree',
  breaks: 'LOG-MH-003',
  caughtBy: ['log/tiles/match-parents#parent-hash'],
  install: (rig) => withParts(rig, { tileRoot: (hashes, parts) => sha256(parts.tile(hashes)) }),
});
