import type { LogRig } from '../../../src/reference/log/index.ts';
import { withHeaders } from '../../faults/answers.ts';
import { variant } from '../../faults/fault.ts';

export default variant<LogRig>({
  text: 'forbids caches to store the checkpoint at all, and says when it was last modified',
  cites: 'C2SP tlog-tiles, "Checkpoints": not cached beyond a few seconds; RFC 9111, section 5.2.2.5',
  install: (rig) =>
    withHeaders(rig, /^checkpoint$/, (headers) => {
      headers.set('cache-control', 'no-store');
      headers.set('last-modified', 'Mon, 01 Jan 2024 00:00:00 GMT');
    }),
});
