import type { LogRig } from '../../../src/reference/log/index.ts';
import { variant } from '../../faults/fault.ts';
import { withCheckpointsHeld } from '../../faults/stores.ts';

export default variant<LogRig>({
  text: 'shows the checkpoint over a new entry after seconds, but within those that are declared',
  cites: 'choice publish-within; C2SP tlog-tiles, "Checkpoints", gives no time',
  needs: { declare: { 'publish-within': '10' } },
  install: (rig) => withCheckpointsHeld(rig, 30),
});
