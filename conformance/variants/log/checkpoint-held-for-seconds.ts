import type { LogRig } from '../../../src/reference/log/index.ts';
import { withHeaders } from '../../faults/answers.ts';
import { variant } from '../../faults/fault.ts';

export default variant<LogRig>({
  text: 'lets caches hold the checkpoint for five seconds',
  cites: 'C2SP tlog-tiles, "Checkpoints": not cached beyond a few seconds',
  install: (rig) =>
    withHeaders(rig, /^checkpoint$/, (headers) => headers.set('cache-control', 'public, max-age=5, s-maxage=5')),
});
