import { createHash } from 'node:crypto';
import type { LogRig } from '../../../src/reference/log/index.ts';
import { withEntries, withParts } from '../../faults/alter.ts';
import { variant } from '../../faults/fault.ts';

export default variant<LogRig>({
  text: 'has full bundles as long as a bundle can be, and sends them as they are',
  cites: 'C2SP tlog-tiles, "Log entries": 256 entries of 65,535 bytes',
  needs: { entries: 257n, batch: 256, append: false },
  install: (rig) =>
    withEntries(withParts(rig, { wantsGzip: () => false }), (entry) =>
      createHash('shake256', { outputLength: 65_535 }).update(entry).digest(),
    ),
});
