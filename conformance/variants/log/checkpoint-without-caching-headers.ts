import type { LogRig } from '../../../src/reference/log/index.ts';
import { withHeaders } from '../../faults/answers.ts';
import { variant } from '../../faults/fault.ts';

export default variant<LogRig>({
  text: 'says nothing of caching with the checkpoint, so that a cache has nothing to guess from',
  cites: 'RFC 9111, section 4.2.2: a guess is made from Last-Modified; C2SP tlog-tiles, "Checkpoints"',
  install: (rig) =>
    withHeaders(rig, /^checkpoint$/, (headers) => {
      for (const name of ['cache-control', 'etag']) headers.delete(name);
    }),
});
