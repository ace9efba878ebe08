import { check } from '../../../core/check/check.ts';
import { holdingsDifference, holdingsOf } from '../../premises/founders/holdings.ts';
import { finishedDao } from '../../premises/rerun/finished-dao.ts';
import { unforcedBase } from '../../premises/rerun/unforced-base.ts';
import { runThroughFailures } from '../../premises/resume/failing-node-runs.ts';
import { runSummary } from '../../premises/runs/run-summary.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';

export const lostAnswers = check<MigrationTarget>()({
  proves: 'MIG-RE-007',
  reasons: {
    failed: 'after an answer that got lost the migration cannot be finished',
    second: 'a transaction whose answer got lost is sent as a second one',
    amount: 'founders have not what they are to have',
  },
  run: async (tool, t) => {
    const { way, base } = await t.use(unforcedBase);
    const { first, held } = await t.use(finishedDao);
    const count = first.record.transactions.length;
    await t.each(new Set([1, 1 + t.random.below(count), count]), async (nth) => {
      const { last } = await runThroughFailures(tool, base, way, [{ at: 'transaction', nth, does: 'lose-answer' }]);
      const { run, views, result } = last;
      const at = `the answer to transaction ${nth} of ${count}`;
      const expected = 'a migration that goes on, or is finished by the same command';
      if (!succeeded(run) || !result?.result.dao)
        t.judge({ reason: 'failed', expected, actual: runSummary(run), at }, run);
      const wrong = holdingsDifference(await holdingsOf(views, result?.result.dao ?? {}), held);
      if (wrong) t.judge({ reason: 'amount', ...wrong, at: `${at}: ${wrong.at}` }, run);
      const sent = (await views.transactions(first.since + 1)).length;
      const second = { expected: `${count} transactions`, actual: String(sent), at };
      t.judge(sent > count ? { reason: 'second', ...second } : undefined, run);
    });
  },
});
