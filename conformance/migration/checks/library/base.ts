import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { libraryBase } from '../../premises/library/library-base.ts';
import { RETURNED_RESULT_REASONS, returnedPartDefect } from '../../premises/library/returned-result.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const base = check<MigrationTarget>()({
  // MIG-LB-001 (must): `migrateBase(options)` gives a result with `base`, the same as in the output file. [interface, "Library
  //   (`StackMigration`)"]
  proves: 'MIG-LB-001',
  needs: ['call'],
  reasons: RETURNED_RESULT_REASONS,
  owns: [reasonsOf(libraryBase, 'failed')],
  run: async (_tool, t) => {
    const scene = await t.use(libraryBase);
    t.judge(returnedPartDefect(scene, 'base'), scene.run);
  },
});
