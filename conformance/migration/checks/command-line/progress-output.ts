import { check } from '../../../core/check/check.ts';
import { baseMigration } from '../../premises/runs/base-migration.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const progressOutput = check<MigrationTarget>()({
  // MIG-CL-015 (should): Without `--quiet`, a migration reports what it does. [interface, "Command line"]
  proves: 'MIG-CL-015',
  needs: ['argv'],
  reasons: { silent: 'without `--quiet` a migration prints nothing' },
  run: async (_tool, t) => {
    const { run } = await t.use(baseMigration);
    const isSilent = run.stdout.text.trim() === '' && run.stderr.text.trim() === '';
    const silent = {
      reason: 'silent' as const,
      expected: 'some output on its progress',
      actual: 'no output',
      at: 'base',
    };
    t.judge(isSilent && silent, run);
  },
});
