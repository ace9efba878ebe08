import { gzipSync } from 'node:zlib';
import type { LogRig } from '../../../../src/reference/log/index.ts';
import { variant } from '../../../core/alteration/alteration.ts';
import { withParts } from '../../testbed/parts.ts';

export const gzipWhetherAskedOrNot = variant<LogRig>({
  text: 'compresses every bundle whatever the request offers, even where that makes it longer',
  cites: 'C2SP tlog-tiles, "Log entries": gzip may be used without negotiation',
  install: (rig) =>
    withParts(rig, {
      encode: async (kind, bytes) => (kind === 'entries' ? { bytes: gzipSync(bytes), coding: 'gzip' } : { bytes }),
    }),
});
