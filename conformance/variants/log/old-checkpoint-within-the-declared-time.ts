import type { LogRig } from '../../../src/reference/log/index.ts';
import { variant } from '../../faults/fault.ts';
import { withEarlierCheckpoint } from '../../faults/stores.ts';

export default variant<LogRig>({
  text: 'shows, once it has grown, the tree that it had before to a few readers',
  cites: 'choice stale-within; C2SP tlog-tiles, "Checkpoints": a few seconds of caching',
  needs: { declare: { 'stale-within': '5' } },
  install: (rig) => withEarlierCheckpoint(rig, (reader) => reader > 3 && reader < 12),
});
