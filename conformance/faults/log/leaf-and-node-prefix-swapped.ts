import { type LogRig, sha256 } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'puts a one byte before entries and a zero byte before nodes',
  breaks: 'LOG-MH-001',
  caughtBy: ['log/tiles/match-entries#leaf-hash', 'log/tiles/match-parents#parent-hash', 'log/tiles/match-root#root'],
  install: (rig) =>
    withParts(rig, {
      leafHash: (entry) => sha256(Buffer.concat([Uint8Array.of(1), entry])),
      nodeHash: (left, right) => sha256(Buffer.concat([Uint8Array.of(0), left, right])),
    }),
});
