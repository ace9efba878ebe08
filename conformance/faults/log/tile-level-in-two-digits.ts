import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'writes the level of a tile in two digits',
  breaks: 'LOG-TL-001',
  caughtBy: ['log/tiles/served#missing'],
  install: (rig) =>
    withParts(rig, {
      tilePath: (level, index, width) => rig.parts.tilePath(level, index, width).replace(`/${level}/`, `/0${level}/`),
    }),
});
