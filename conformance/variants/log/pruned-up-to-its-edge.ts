import type { LogRig } from '../../../src/reference/log/index.ts';
import { withStatus } from '../../faults/answers.ts';
import { variant } from '../../faults/fault.ts';

export default variant<LogRig>({
  text: 'refuses all full tiles of level 0 and bundles, since its minimum index is where the partial ones begin',
  cites: 'C2SP tlog-tiles, "Pruning": what has its end index at or below the minimum index may be refused',
  needs: { entries: 600n, declare: { 'minimum-index': '512' } },
  install: (rig) => withStatus(rig, /^tile\/(?:0|entries)\/00[01]$/, 404),
});
