import type { LogRig } from '../../../src/reference/log/index.ts';
import { withHeaders } from '../../faults/answers.ts';
import { variant } from '../../faults/fault.ts';

export default variant<LogRig>({
  text: 'is read through a cache that has held tiles and bundles for almost as long as it may',
  cites:
    'RFC 9111, section 5.1: Age is what the cache adds; C2SP tlog-tiles, "Merkle Tree", speaks of the headers of the log',
  install: (rig) =>
    withHeaders(rig, /^tile\//, (headers) => {
      headers.set('cache-control', 'public, max-age=86400');
      headers.set('age', '86000');
    }),
});
