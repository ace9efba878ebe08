import type { LogRig } from '../../../src/reference/log/index.ts';
import { variant } from '../../faults/fault.ts';
import { withoutOldPartials } from '../../faults/stores.ts';

export default variant<LogRig>({
  text: 'has 65,536 entries, so one full tile at level 1 and a hash at level 2, and keeps no old partial tiles',
  cites: 'C2SP tlog-tiles, "Merkle Tree" and "Partial Tiles"',
  needs: { entries: 65_536n, batch: 10_000 },
  install: withoutOldPartials,
});
