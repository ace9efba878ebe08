import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { itemVersionDefect, requireItemOfOtherVersion } from '../../premises/versions/item-version.ts';
import { daoWithOtherItems } from '../../premises/versions/version-runs.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const standAlone = check<MigrationTarget>()({
  // MIG-VS-004 (must): A stand-alone contract has the version that its `coreVersion` says. [interface, "StandAloneContracts
  //   item"]
  proves: 'MIG-VS-004',
  reasons: {
    failed: 'a DAO with contracts of another version of the core package cannot be migrated',
    missing: 'the run writes no `dao`',
    other: 'a stand-alone contract is not of the version that it names',
  },
  owns: [reasonsOf(daoWithOtherItems, 'failed', 'missing')],
  run: async (tool, t) => {
    const item = await requireItemOfOtherVersion(tool, t, 'contract');
    t.judge(itemVersionDefect(item), item.run);
  },
});
