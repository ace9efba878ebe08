import { check } from '../../../core/check/check.ts';
import { baseMigration } from '../../premises/runs/base-migration.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const progressOutput = check<MigrationTarget>()({
  proves: 'MIG-CL-015',
  needs: ['argv'],
  reasons: { silent: 'a migration says nothing, though nobody asked for quiet' },
  run: async (_tool, t) => {
    const { run } = await t.use(baseMigration);
    const silent = run.stdout.text.trim() === '' && run.stderr.text.trim() === '';
    const defect = { reason: 'silent' as const, expected: 'words of what it does', actual: 'not a word', at: 'base' };
    t.judge(silent ? defect : undefined, run);
  },
});
