import { gzipSync } from 'node:zlib';
import { logVariant } from '../../testbed/alteration.ts';
import { withParts } from '../../testbed/parts.ts';

export const gzipWhetherAskedOrNot = logVariant({
  text: 'compresses every bundle for every request, even where that makes it longer',
  cites: 'C2SP tlog-tiles, "Log entries": gzip may be used without negotiation',
  install: (rig) =>
    withParts(rig, {
      encode: async (kind, bytes) => (kind === 'entries' ? { bytes: gzipSync(bytes), coding: 'gzip' } : { bytes }),
    }),
});
