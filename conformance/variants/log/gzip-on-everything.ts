import { gzipSync } from 'node:zlib';
import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../../faults/alter.ts';
import { variant } from '../../faults/fault.ts';

export default variant<LogRig>({
  text: 'compresses tiles and the checkpoint as well, where gzip is offered',
  cites: 'RFC 9110, section 12.5.3: a coding that Accept-Encoding lists is acceptable for every resource',
  install: (rig) => {
    const { headers } = rig.parts;
    return withParts(rig, {
      encode: async (_kind, bytes, accept, parts) =>
        parts.wantsGzip(accept) ? { bytes: gzipSync(bytes), coding: 'gzip' } : { bytes },
      headers: (served, parts) => ({ ...headers(served, parts), vary: 'Accept-Encoding' }),
    });
  },
});
