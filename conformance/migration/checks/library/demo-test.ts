import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { libraryDemo } from '../../premises/library/library-demo.ts';
import { RETURNED_RESULT_REASONS, returnedPartDefect } from '../../premises/library/returned-result.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const demoTest = check<MigrationTarget>()({
  // MIG-LB-003 (must): `migrateDemoTest(options)` gives a result with `test`, the same as in the output file. [interface,
  //   "Library (`StackMigration`)"]
  proves: 'MIG-LB-003',
  needs: ['call'],
  reasons: RETURNED_RESULT_REASONS,
  owns: [reasonsOf(libraryDemo, 'failed')],
  run: async (_tool, t) => {
    const scene = await t.use(libraryDemo);
    t.judge(returnedPartDefect(scene, 'test'), scene.run);
  },
});
