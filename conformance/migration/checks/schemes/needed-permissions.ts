import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { neededPermissionDefect, schemesWithNeededPermissions } from '../../premises/schemes/scheme-permissions.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const neededPermissions = check<MigrationTarget>()({
  // MIG-SC-007 (must): Each scheme has the permission that it cannot work without: to register schemes, to add constraints, to
  //   upgrade, or to call. [interface, "Migration parameters"]
  proves: 'MIG-SC-007',
  reasons: { lacks: 'a scheme lacks a permission that it needs' },
  owns: [reasonsOf(schemesWithNeededPermissions, 'lacks')],
  run: async (_tool, t) => {
    await t.each(await t.use(schemesWithNeededPermissions), (scheme) =>
      t.judge(neededPermissionDefect(scheme), scheme.dao.scene.run),
    );
  },
});
