import { type LogRig, sha256 } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'begins empty and hashes entries without the zero byte',
  breaks: 'LOG-MH-001',
  caughtBy: ['log/tiles/match-entries#leaf-hash'],
  needs: { entries: 0n },
  install: (rig) => withParts(rig, { leafHash: sha256 }),
});
