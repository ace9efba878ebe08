import type { LogRig } from '../../../src/reference/log/index.ts';
import { variant } from '../../faults/fault.ts';
import { withoutOldPartials } from '../../faults/stores.ts';

export default variant<LogRig>({
  text: 'has more than a thousand full tiles, and keeps no old partial ones',
  cites: 'C2SP tlog-tiles, "Merkle Tree": x001/234/067',
  needs: { entries: 257_000n, batch: 50_000 },
  install: withoutOldPartials,
});
