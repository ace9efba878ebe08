import { type LogRig, sha256 } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'hashes nodes without the one byte in front',
  breaks: 'LOG-MH-002',
  caughtBy: ['log/tiles/match-parents#parent-hash', 'log/tiles/match-root#root'],
  install: (rig) => withParts(rig, { nodeHash: (left, right) => sha256(Buffer.concat([left, right])) }),
});
