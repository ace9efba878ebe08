import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'serves a full tile under the width of 256 and not under its own path',
  breaks: 'LOG-TL-001',
  caughtBy: ['log/tiles/served#missing'],
  needs: { entries: 256n },
  install: (rig) =>
    withParts(rig, { tilePath: (level, index, width) => rig.parts.tilePath(level, index, width ?? 256) }),
});
