import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'puts an x before the last element of a tile index as well',
  breaks: 'LOG-TL-001',
  caughtBy: ['log/tiles/served#missing'],
  install: (rig) =>
    withParts(rig, {
      tilePath: (level, index, width) => rig.parts.tilePath(level, index, width).replace(/(\d{3})(?=$|\.p)/, 'x$1'),
    }),
});
