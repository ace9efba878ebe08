import { check } from '../../../core/check/check.ts';
import { completionScript } from '../../premises/help/completion-script.ts';
import { helpText, versionText } from '../../premises/help/help-text.ts';
import { baseMigration } from '../../premises/runs/base-migration.ts';
import { runSummary } from '../../premises/runs/run-summary.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';

export const success = check<MigrationTarget>()({
  proves: 'MIG-EX-001',
  needs: ['argv'],
  reasons: { status: 'a command that did what it was asked does not end with 0' },
  run: async (_tool, t) => {
    // That a migration ends with 0 is part of its having succeeded.
    await t.use(baseMigration);
    const all = [
      ['--help', await t.use(helpText)],
      ['--version', await t.use(versionText)],
      ['completion', await t.use(completionScript)],
    ] as const;
    const did = all.filter(([, { run, sent }]) => sent === 0 && (run.stdout.size > 0 || run.stderr.size > 0));
    await t.each(
      did,
      ([at, { run }]) => {
        const defect = { reason: 'status' as const, expected: 'exit code 0', actual: runSummary(run), at };
        t.judge(succeeded(run) ? undefined : defect, run);
      },
      'it shows neither help nor version nor completion',
    );
  },
});
