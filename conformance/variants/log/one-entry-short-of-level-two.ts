import type { LogRig } from '../../../src/reference/log/index.ts';
import { variant } from '../../faults/fault.ts';
import { withoutOldPartials } from '../../faults/stores.ts';

export default variant<LogRig>({
  text: 'has 65,535 entries and crosses into level 2 as it grows',
  cites: 'C2SP tlog-tiles, "Merkle Tree" and "Partial Tiles"',
  needs: { entries: 65_535n, batch: 10_000 },
  install: withoutOldPartials,
});
