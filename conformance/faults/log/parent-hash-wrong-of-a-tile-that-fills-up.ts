import { type LogRig, sha256 } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';
import { afterCalls } from '../trigger.ts';

export default fault<LogRig>({
  text: 'gives a wrong hash to the level above when a tile fills up during the run',
  breaks: 'LOG-MH-003',
  caughtBy: ['log/tiles/match-parents#parent-hash'],
  install: (rig) => {
    const later = afterCalls(1);
    return withParts(rig, {
      tileRoot: (hashes, parts) => (later() ? sha256(parts.tile(hashes)) : rig.parts.tileRoot(hashes, parts)),
    });
  },
});
