import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { libraryDao } from '../../premises/library/library-dao.ts';
import { RETURNED_RESULT_REASONS, returnedPartDefect } from '../../premises/library/returned-result.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const dao = check<MigrationTarget>()({
  // MIG-LB-002 (must): `migrateDAO(options)` gives a result with `dao`, the same as in the output file. [interface, "Library
  //   (`StackMigration`)"]
  proves: 'MIG-LB-002',
  needs: ['call'],
  reasons: RETURNED_RESULT_REASONS,
  owns: [reasonsOf(libraryDao, 'failed')],
  run: async (_tool, t) => {
    const scene = await t.use(libraryDao);
    t.judge(returnedPartDefect(scene, 'dao'), scene.run);
  },
});
