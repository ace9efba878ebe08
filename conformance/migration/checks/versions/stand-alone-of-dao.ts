import { check } from '../../../core/check/check.ts';
import {
  itemBehindOtherVersion,
  itemVersionDefect,
  requireItemOfDaoVersion,
} from '../../premises/versions/item-version.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const standAloneOfDao = check<MigrationTarget>()({
  // MIG-VS-005 (must): Without a `coreVersion`, a stand-alone contract has the DAO's version. [interface, "StandAloneContracts
  //   item"]
  proves: 'MIG-VS-005',
  reasons: { other: "a stand-alone contract that names no version is not of the DAO's version" },
  run: async (tool, t) => {
    const item = await requireItemOfDaoVersion(tool, t, 'contract');
    t.judge(itemVersionDefect(item), item.run);
    const behind = await itemBehindOtherVersion(t, 'contract');
    if (behind) t.judge(itemVersionDefect(behind), behind.run);
  },
});
