import type { LogRig } from '../../../src/reference/log/index.ts';
import { withStatus } from '../../faults/answers.ts';
import { variant } from '../../faults/fault.ts';

export default variant<LogRig>({
  text: 'refuses the full tiles and bundles below its minimum index',
  cites: 'C2SP tlog-tiles, "Pruning": what has its end index at or below the minimum index may be refused',
  needs: { entries: 1100n, declare: { 'minimum-index': '600' } },
  install: (rig) => withStatus(rig, /^tile\/(?:0|entries)\/00[01]$/, 403),
});
