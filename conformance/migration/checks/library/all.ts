import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { libraryAll } from '../../premises/library/library-demo.ts';
import { RETURNED_RESULT_REASONS, returnedPartDefect } from '../../premises/library/returned-result.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const all = check<MigrationTarget>()({
  // MIG-LB-004 (must): `migrate(options)` gives a result with `base`, `dao` and `test`, the same as in the output file.
  //   [interface, "Library (`StackMigration`)"]
  proves: 'MIG-LB-004',
  needs: ['call'],
  reasons: RETURNED_RESULT_REASONS,
  owns: [reasonsOf(libraryAll, 'failed')],
  run: async (_tool, t) => {
    const scene = await t.use(libraryAll);
    for (const part of ['base', 'dao', 'test'] as const) t.judge(returnedPartDefect(scene, part), scene.run);
  },
});
