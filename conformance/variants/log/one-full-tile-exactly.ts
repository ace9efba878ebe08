import type { LogRig } from '../../../src/reference/log/index.ts';
import { variant } from '../../faults/fault.ts';
import { withoutOldPartials } from '../../faults/stores.ts';

export default variant<LogRig>({
  text: 'has 256 entries, so no partial tile at level 0, and keeps no old ones',
  cites: 'C2SP tlog-tiles, "Partial Tiles": the example of tree size 256',
  needs: { entries: 256n, batch: 100 },
  install: withoutOldPartials,
});
