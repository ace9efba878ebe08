import { check } from '../../../core/check/check.ts';
import { runCommandOnBase, usualArgs } from '../../premises/runs/command-on-base.ts';
import { isolatedBase, placeOnBase } from '../../premises/runs/isolated-base.ts';
import { runSummary } from '../../premises/runs/run-summary.ts';
import { transactionsSentBy } from '../../premises/runs/sent-transactions.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';

export const force = check<MigrationTarget>()({
  proves: 'MIG-CL-016',
  needs: ['argv'],
  reasons: {
    asked: 'with `--force` it waits at a terminal for an answer',
    failed: 'with `--force` it does not migrate there',
  },
  run: async (tool, t) => {
    if (!tool.has('options', 'force')) t.notApplicable('it has no option --force, by its names');
    const on = await t.use(isolatedBase);
    const stdin = { terminal: [] };
    await t.each(['--force', '-f'], async (flag) => {
      const at = await placeOnBase(tool, on, 'base', { stdin });
      const { run, record } = await runCommandOnBase(tool, on, ['base', flag, ...usualArgs(tool, on, ['force'])], at);
      const waits = run.ended.by === 'limit' && run.ended.limit === 'time' && transactionsSentBy(record) === 0;
      const expected = 'a migration, without a question';
      if (waits) t.judge({ reason: 'asked', expected, actual: runSummary(run), at: flag }, run);
      t.judge(succeeded(run) ? undefined : { reason: 'failed', expected, actual: runSummary(run), at: flag }, run);
    });
  },
});
