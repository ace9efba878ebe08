import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { libraryBase, UNASKED_BASE_TEXT } from '../../premises/library/library-base.ts';
import { failedRunDefect } from '../../premises/runs/completed-run.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const force = check<MigrationTarget>()({
  // MIG-OP-007 (must): With `force`, a migration asks for no confirmation. [interface, "Library options object"]
  proves: 'MIG-OP-007',
  needs: ['call'],
  reasons: { asked: 'with `force` it does not migrate where nobody can answer' },
  owns: [reasonsOf(libraryBase, 'asked')],
  run: async (_tool, t) => {
    const { run } = await t.use(libraryBase);
    t.judge(failedRunDefect('asked', run, 'force', UNASKED_BASE_TEXT), run);
  },
});
