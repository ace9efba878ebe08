import { createHash } from 'node:crypto';
import type { LogRig } from '../../../src/reference/log/index.ts';
import { withEntries, withParts } from '../../faults/alter.ts';
import { variant } from '../../faults/fault.ts';

export default variant<LogRig>({
  text: 'has entries that do not compress and so sends their bundles as they are',
  cites: 'C2SP tlog-tiles, "Log entries": bundles SHOULD be compressed, and these become no smaller',
  // The entries are made so on their way in, which a leaf that is looked up later would not survive.
  needs: { append: false },
  install: (rig) =>
    withEntries(withParts(rig, { wantsGzip: () => false }), (entry) =>
      createHash('shake256', { outputLength: 200 }).update(entry).digest(),
    ),
});
