import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'hashes the base64 of each entry in place of the entry',
  breaks: 'LOG-MH-001',
  caughtBy: ['log/tiles/match-entries#leaf-hash'],
  install: (rig) =>
    withParts(rig, {
      leafHash: (entry) => rig.parts.leafHash(Buffer.from(Buffer.from(entry).toString('base64'))),
    }),
});
