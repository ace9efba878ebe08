import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'lets caches hold the checkpoint for a year, as if it were a tile',
  breaks: 'LOG-CP-003',
  caughtBy: ['log/checkpoint/not-cached#held'],
  install: (rig) =>
    withParts(rig, {
      cacheControl: (audience) => rig.parts.cacheControl(audience === 'checkpoint' ? 'tile' : audience),
    }),
});
