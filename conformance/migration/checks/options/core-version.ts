import { check } from '../../../core/check/check.ts';
import { requireLibraryOption } from '../../premises/options/library-option.ts';
import { unknownCoreVersionRuns } from '../../premises/options/option-runs.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';

export const coreVersion = check<MigrationTarget>()({
  proves: 'MIG-OP-001',
  needs: ['call'],
  reasons: { ignored: 'contracts are deployed of a core version that there is not' },
  run: async (tool, t) => {
    requireLibraryOption(tool, t, 'coreVersion');
    for (const [member, { run, record }] of await t.use(unknownCoreVersionRuns)) {
      const sent = record.transactions.length;
      const defect = {
        expected: 'contracts of the version that is asked for, or none',
        actual: `${sent} transactions`,
        at: `coreVersion, ${member}`,
      };
      t.judge(sent > 0 || succeeded(run) ? { reason: 'ignored', ...defect } : undefined, run);
    }
    t.note('by a version that there is not: which contracts belong to a version is not known of every tool');
  },
});
