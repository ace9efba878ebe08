import { check } from '../../../core/check/check.ts';
import { PLAIN_BY_NETWORK } from '../../inputs/parameters/plain-by-network.ts';
import { declaredLimit } from '../../premises/exit/ended-runs.ts';
import { revertingDeployment } from '../../premises/exit/reverting-runs.ts';
import { evidenceOf } from '../../premises/runs/hang-detection.ts';
import { isolatedBase, runStepOnBase } from '../../premises/runs/isolated-base.ts';
import { runSummary } from '../../premises/runs/run-summary.ts';
import type { ScenarioRun } from '../../premises/runs/scenario-run.ts';
import { transactionsSentBy } from '../../premises/runs/sent-transactions.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const givesUp = check<MigrationTarget>()({
  proves: 'MIG-EN-002',
  reasons: {
    endless: 'what fails each time is tried for ever',
    attempts: 'what fails each time is tried more often than declared',
  },
  run: async (tool, t) => {
    const attempts = declaredLimit(t, 'attempts');
    const judge = (sent: number, most: number, { run, record }: ScenarioRun, at: string) => {
      const expected = `an end after ${attempts} attempts at most`;
      const actual = `${sent} transactions that failed; ${runSummary(run)}`;
      if (run.ended.by === 'limit' || record.limit !== undefined)
        t.judge({ reason: 'endless', expected, actual, at }, record.limit === undefined ? run : evidenceOf(run));
      t.judge(sent > most ? { reason: 'attempts', expected, actual, at } : undefined, evidenceOf(run));
    };
    if (tool.has('params', 'StandAloneContracts')) {
      const scene = await t.use(revertingDeployment);
      const failed = scene.record.transactions.filter((one) => one.failed).length;
      judge(failed, attempts, scene, 'a contract that can never be deployed');
    }
    const on = await t.use(isolatedBase);
    const faults = [{ at: 'transaction', nth: 2, times: Infinity, does: 'error' }] as const;
    const scene = await runStepOnBase(tool, on, {
      step: 'base',
      options: { params: PLAIN_BY_NETWORK },
      script: { faults },
    });
    // Several may be sent at once: each of them so often.
    const most = attempts * Math.max(1, on.base.record.transactions.length);
    judge(
      transactionsSentBy(scene.record) - 1,
      most,
      scene,
      'a node that refuses every transaction from the second on',
    );
  },
});
