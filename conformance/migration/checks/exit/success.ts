import { check } from '../../../core/check/check.ts';
import { completionScript } from '../../premises/help/completion-script.ts';
import { helpText, versionText } from '../../premises/help/help-text.ts';
import { baseMigration } from '../../premises/runs/base-migration.ts';
import { failedRunDefect } from '../../premises/runs/completed-run.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const success = check<MigrationTarget>()({
  // MIG-EX-001 (must): A command that did what it was asked to do exits with status 0. [posix, "1.4, EXIT STATUS"]
  proves: 'MIG-EX-001',
  needs: ['argv'],
  reasons: { status: 'a command that is carried out does not end with 0' },
  run: async (_tool, t) => {
    // MIG-ST-002 judges the exit code of a migration.
    await t.use(baseMigration);
    const commands = [
      ['--help', await t.use(helpText)],
      ['--version', await t.use(versionText)],
      ['completion', await t.use(completionScript)],
    ] as const;
    await t.each(
      commands.filter(([, { run, sent }]) => sent === 0 && (run.stdout.size > 0 || run.stderr.size > 0)),
      ([at, { run }]) => t.judge(failedRunDefect('status', run, at, 'exit code 0'), run),
      'it shows neither help nor version nor completion',
    );
  },
});
