import type { LogRig } from '../../../src/reference/log/index.ts';
import { withoutOldPartials } from '../../faults/alter.ts';
import { variant } from '../../faults/fault.ts';

export default variant<LogRig>({
  text: 'has 255 entries, and keeps no partial tiles beside full ones',
  cites: 'C2SP tlog-tiles, "Partial Tiles": widths go up to 255',
  needs: { entries: 255n },
  install: withoutOldPartials,
});
