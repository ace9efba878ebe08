import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { LogRig } from '../../../src/reference/log/index.ts';
import { withEntries, withParts } from '../../faults/alter.ts';
import { variant } from '../../faults/fault.ts';

export default variant<LogRig>({
  text: 'compresses full bundles as long as a bundle can be, of entries that gzip makes longer',
  cites: 'C2SP tlog-tiles, "Log entries": gzip may be used without negotiation, and 256 entries of 65,535 bytes',
  needs: { entries: 257n, batch: 256, append: false },
  install: (rig) =>
    withEntries(
      withParts(rig, {
        encode: async (kind, bytes) =>
          kind === 'entries' ? { bytes: gzipSync(bytes, { level: 1 }), coding: 'gzip' } : { bytes },
      }),
      (entry) => createHash('shake256', { outputLength: 65_535 }).update(entry).digest(),
    ),
});
