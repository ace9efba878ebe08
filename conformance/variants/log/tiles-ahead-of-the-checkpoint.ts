import type { LogRig } from '../../../src/reference/log/index.ts';
import { variant } from '../../faults/fault.ts';
import { withCheckpointsHeld } from '../../faults/stores.ts';

export default variant<LogRig>({
  text: 'has tiles and bundles ready some time before the checkpoint that covers them',
  cites: 'C2SP tlog-tiles, "Partial Tiles": what every published checkpoint needs is served; more is not forbidden',
  needs: { batch: 100 },
  install: (rig) => withCheckpointsHeld(rig, 3),
});
