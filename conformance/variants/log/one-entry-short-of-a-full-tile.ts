import type { LogRig } from '../../../src/reference/log/index.ts';
import { variant } from '../../faults/fault.ts';
import { withoutOldPartials } from '../../faults/stores.ts';

export default variant<LogRig>({
  text: 'has 255 entries, and keeps no partial tiles beside full ones',
  cites: 'C2SP tlog-tiles, "Partial Tiles": widths go up to 255',
  needs: { entries: 255n },
  install: withoutOldPartials,
});
