import { check } from '../../../core/check/check.ts';
import { itemVersionDefect, requireItemOfOtherVersion } from '../../premises/versions/item-version.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const scheme = check<MigrationTarget>()({
  // MIG-VS-006 (must): A custom scheme has the version that its `coreVersion` says. [interface, "CustomSchemes entry"]
  proves: 'MIG-VS-006',
  reasons: { other: 'a custom scheme is not of the version that it names' },
  run: async (tool, t) => {
    const item = await requireItemOfOtherVersion(tool, t, 'scheme');
    t.judge(itemVersionDefect(item), item.run);
  },
});
