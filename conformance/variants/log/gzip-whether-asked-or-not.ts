import { gzipSync } from 'node:zlib';
import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../../faults/alter.ts';
import { variant } from '../../faults/fault.ts';

export default variant<LogRig>({
  text: 'compresses every bundle whatever the request offers, even where that makes it longer',
  cites: 'C2SP tlog-tiles, "Log entries": gzip may be used without negotiation',
  install: (rig) =>
    withParts(rig, {
      encode: async (kind, bytes) => (kind === 'entries' ? { bytes: gzipSync(bytes), coding: 'gzip' } : { bytes }),
    }),
});
