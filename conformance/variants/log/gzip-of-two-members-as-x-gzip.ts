import { gzipSync } from 'node:zlib';
import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../../faults/alter.ts';
import { variant } from '../../faults/fault.ts';

export default variant<LogRig>({
  text: 'compresses bundles in two gzip members and calls that X-GZIP',
  cites: 'RFC 1952, section 2.2: a gzip file is a series of members; RFC 9110, section 8.4.1.3: x-gzip is gzip',
  install: (rig) =>
    withParts(rig, {
      encode: async (kind, bytes) =>
        kind === 'entries'
          ? { bytes: Buffer.concat([gzipSync(bytes.subarray(0, 9)), gzipSync(bytes.subarray(9))]), coding: 'X-GZIP' }
          : { bytes },
    }),
});
