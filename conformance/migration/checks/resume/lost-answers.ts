import { check } from '../../../core/check/check.ts';
import { holdingsDifference, holdingsOf } from '../../premises/founders/holdings.ts';
import { finishedDao } from '../../premises/rerun/finished-dao.ts';
import { unforcedBase } from '../../premises/rerun/unforced-base.ts';
import { runThroughFailures } from '../../premises/resume/failing-node-runs.ts';
import { runSummary } from '../../premises/runs/run-summary.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';

export const lostAnswers = check<MigrationTarget>()({
  // MIG-RE-007 (must): When the answer to a transaction is lost, no second transaction is sent in its place. [durable-deploy,
  //   "Resuming"]
  proves: 'MIG-RE-007',
  reasons: {
    failed: 'after the answer to a transaction is lost, the migration cannot be finished',
    second: 'a transaction whose answer is lost is sent a second time',
    amount: 'founders have other amounts than after an undisturbed migration',
  },
  run: async (tool, t) => {
    const { way, base } = await t.use(unforcedBase);
    const { first, held } = await t.use(finishedDao);
    const count = first.record.transactions.length;
    await t.each(new Set([1, 1 + t.random.below(count), count]), async (nth) => {
      const { last } = await runThroughFailures(tool, base, way, [{ at: 'transaction', nth, does: 'lose-answer' }]);
      const { run, views, result } = last;
      const dao = result?.result.dao;
      const at = `the answer to transaction ${nth} of ${count}`;
      const expected = 'a migration that goes on, or is finished by the same command';
      if (!succeeded(run) || !dao) return t.fail({ reason: 'failed', expected, actual: runSummary(run), at }, run);
      const difference = holdingsDifference(await holdingsOf(views, dao), held);
      if (difference) t.fail({ reason: 'amount', ...difference, at: `${at}: ${difference.at}` }, run);
      const sent = (await views.transactions(first.since + 1)).length;
      const second = { expected: `${count} transactions`, actual: String(sent), at };
      t.judge(sent > count && { reason: 'second', ...second }, run);
    });
  },
});
