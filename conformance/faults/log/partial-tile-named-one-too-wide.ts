import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'names a partial tile by one hash more than it has',
  breaks: 'LOG-TL-001',
  caughtBy: ['log/tiles/served#missing'],
  install: (rig) =>
    withParts(rig, { tilePath: (level, index, width) => rig.parts.tilePath(level, index, width && width + 1) }),
});
