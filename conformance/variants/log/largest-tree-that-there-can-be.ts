import { type LogRig, virtualStore } from '../../../src/reference/log/index.ts';
import { variant } from '../../faults/fault.ts';

export default variant<LogRig>({
  text: 'has 2^63-1 entries: eight levels, and indices of six elements',
  cites: 'C2SP tlog-tiles, "Merkle Tree": levels go up to 63, and indices have as many elements as they need',
  needs: { entries: 0n, append: false },
  install: (rig) => ({ ...rig, store: virtualStore({ origin: rig.origin, size: 2n ** 63n - 1n }) }),
});
