import { check } from '../../../core/check/check.ts';
import { runCommandOnBase, usualArgs } from '../../premises/runs/command-on-base.ts';
import { failedRunDefect } from '../../premises/runs/completed-run.ts';
import { isolatedBase, placeOnBase } from '../../premises/runs/isolated-base.ts';
import { transactionsSentBy } from '../../premises/runs/sent-transactions.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const force = check<MigrationTarget>()({
  // MIG-CL-016 (must): With `--force`, or `-f`, a migration asks for no confirmation. [interface, "Command line"]
  proves: 'MIG-CL-016',
  needs: ['argv'],
  reasons: {
    asked: 'with `--force` it waits at a terminal for an answer',
    failed: 'with `--force` it does not migrate at a terminal',
  },
  run: async (tool, t) => {
    if (!tool.has('options', 'force')) t.notApplicable('it has no option --force, by its names');
    const on = await t.use(isolatedBase);
    await t.each(['--force', '-f'], async (flag) => {
      const at = await placeOnBase(tool, on, 'base', { stdin: { terminal: [] } });
      const { run, record } = await runCommandOnBase(tool, on, ['base', flag, ...usualArgs(tool, on, ['force'])], at);
      const isWaiting = run.ended.by === 'limit' && run.ended.limit === 'time' && transactionsSentBy(record) === 0;
      const reason = isWaiting ? 'asked' : 'failed';
      t.judge(failedRunDefect(reason, run, flag, 'a migration, without a question'), run);
    });
  },
});
