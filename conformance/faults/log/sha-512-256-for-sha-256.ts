import { hash } from 'node:crypto';
import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

const other = (...bytes: Uint8Array[]) => hash('sha512-256', Buffer.concat(bytes), 'buffer');

export default fault<LogRig>({
  text: 'hashes by SHA-512/256, which is as long as SHA-256',
  breaks: 'LOG-MH-001',
  caughtBy: ['log/tiles/match-entries#leaf-hash', 'log/tiles/match-parents#parent-hash', 'log/tiles/match-root#root'],
  install: (rig) =>
    withParts(rig, {
      leafHash: (entry) => other(Uint8Array.of(0), entry),
      nodeHash: (left, right) => other(Uint8Array.of(1), left, right),
    }),
});
