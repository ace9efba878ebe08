import type { LogRig } from '../../../src/reference/log/index.ts';
import { variant } from '../../faults/fault.ts';
import { withoutOldPartials } from '../../faults/stores.ts';

export default variant<LogRig>({
  text: 'has 257 entries, and keeps no partial tiles beside full ones',
  cites: 'C2SP tlog-tiles, "Partial Tiles": a partial tile has at least one hash',
  needs: { entries: 257n, batch: 200 },
  install: withoutOldPartials,
});
