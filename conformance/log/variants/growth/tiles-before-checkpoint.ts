import { logVariant } from '../../testbed/alteration.ts';
import { withCheckpointsDelayed } from '../../testbed/stores.ts';

export const tilesAheadOfTheCheckpoint = logVariant({
  text: 'has tiles and bundles ready some time before the checkpoint that covers them',
  cites: 'C2SP tlog-tiles, "Partial Tiles": what every published checkpoint needs is served; more is not forbidden',
  needs: { batch: 100 },
  install: (rig) => withCheckpointsDelayed(rig, 3),
});
