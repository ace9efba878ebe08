import { check } from '../../../core/check/check.ts';
import { requireLibraryOption } from '../../premises/options/library-option.ts';
import { unknownCoreVersionRuns } from '../../premises/options/option-runs.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';

export const coreVersion = check<MigrationTarget>()({
  // MIG-OP-001 (must): `coreVersion` is the version of the core package whose contracts are deployed. [interface, "Library
  //   options object"]
  proves: 'MIG-OP-001',
  needs: ['call'],
  reasons: { ignored: 'contracts are deployed of a core version that does not exist' },
  run: async (tool, t) => {
    requireLibraryOption(tool, t, 'coreVersion');
    for (const [member, { run, record }] of await t.use(unknownCoreVersionRuns)) {
      const sent = record.transactions.length;
      const expected = 'contracts of the requested version, or no contracts';
      const ignored = { expected, actual: `${sent} transactions`, at: `coreVersion, ${member}` };
      t.judge((sent > 0 || succeeded(run)) && { reason: 'ignored', ...ignored }, run);
    }
    t.note('a version that does not exist was tried: the contracts of other versions are not known');
  },
});
