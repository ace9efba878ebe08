import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'leaves the x out of the elements of a tile index',
  breaks: 'LOG-TL-001',
  caughtBy: ['log/tiles/served#missing'],
  needs: { entries: 256_001n, batch: 32_000, append: false },
  install: (rig) =>
    withParts(rig, { tilePath: (level, index, width) => rig.parts.tilePath(level, index, width).replaceAll('x', '') }),
});
