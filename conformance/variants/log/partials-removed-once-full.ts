import type { LogRig } from '../../../src/reference/log/index.ts';
import { variant } from '../../faults/fault.ts';
import { withoutOldPartials } from '../../faults/stores.ts';

export default variant<LogRig>({
  text: 'removes partial tiles and bundles as soon as the full one is there',
  cites: 'C2SP tlog-tiles, "Partial Tiles": a partial tile may be deleted once the full one is available',
  needs: { entries: 300n, batch: 100 },
  install: withoutOldPartials,
});
