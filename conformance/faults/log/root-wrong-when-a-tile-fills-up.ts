import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'signs a wrong root at every size at which a tile is full',
  breaks: 'LOG-GR-001',
  caughtBy: ['log/growth/consistent#inconsistent', 'log/growth/tiles-keep-up#behind'],
  install: (rig) =>
    withParts(rig, {
      checkpointText: (origin, size, root) =>
        rig.parts.checkpointText(origin, size, size > 300n && size % 256n === 0n ? root.toReversed() : root),
    }),
});
