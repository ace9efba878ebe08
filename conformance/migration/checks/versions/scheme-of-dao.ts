import { check } from '../../../core/check/check.ts';
import {
  itemBehindOtherVersion,
  itemVersionDefect,
  requireItemOfDaoVersion,
} from '../../premises/versions/item-version.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const schemeOfDao = check<MigrationTarget>()({
  // MIG-VS-007 (must): Without a `coreVersion`, a custom scheme has the DAO's version. [interface, "CustomSchemes entry"]
  proves: 'MIG-VS-007',
  reasons: { other: "a custom scheme that names no version is not of the DAO's version" },
  run: async (tool, t) => {
    const item = await requireItemOfDaoVersion(tool, t, 'scheme');
    t.judge(itemVersionDefect(item), item.run);
    const behind = await itemBehindOtherVersion(t, 'scheme');
    if (behind) t.judge(itemVersionDefect(behind), behind.run);
  },
});
