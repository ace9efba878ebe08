import { check } from '../../../core/check/check.ts';
import type { Defect } from '../../../core/check/defect.ts';
import type { Evidence } from '../../../core/check/trial.ts';
import { PLAIN_BY_NETWORK } from '../../inputs/parameters/plain-by-network.ts';
import { revertingDeployment } from '../../premises/exit/reverting-runs.ts';
import { evidenceOf } from '../../premises/runs/hang-detection.ts';
import { isolatedBase, runStepOnBase } from '../../premises/runs/isolated-base.ts';
import { runSummary } from '../../premises/runs/run-summary.ts';
import type { ScenarioRun } from '../../premises/runs/scenario-run.ts';
import { transactionsSentBy } from '../../premises/runs/sent-transactions.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const givesUp = check<MigrationTarget>()({
  // MIG-EN-002 (must): A step that fails each time is given up after at most the declared number of attempts, with `--force` as
  //   well. [durable-deploy, "Ending"]
  proves: 'MIG-EN-002',
  reasons: {
    endless: 'a step that fails each time is tried without end',
    attempts: 'a step that fails each time is tried more often than declared',
  },
  run: async (tool, t) => {
    const declared = t.declared('attempts');
    const attempts = declared === undefined ? undefined : Number(declared);
    if (tool.has('params', 'StandAloneContracts')) {
      const scene = await t.use(revertingDeployment);
      const failed = scene.record.transactions.filter((transaction) => transaction.failed).length;
      const tried = { sent: failed, most: attempts, attempts, at: 'a contract that can never be deployed' };
      const defect = attemptsDefect(scene, tried);
      t.judge(defect, defect?.reason === 'endless' ? endlessEvidence(scene) : evidenceOf(scene.run));
    }
    const on = await t.use(isolatedBase);
    const faults = [{ at: 'transaction', nth: 2, times: Infinity, does: 'error' }] as const;
    const scene = await runStepOnBase(tool, on, {
      step: 'base',
      options: { params: PLAIN_BY_NETWORK },
      script: { faults },
    });
    const tried = {
      sent: transactionsSentBy(scene.record) - 1,
      // A tool may send several transactions at once, and try each of them that many times.
      most: attempts === undefined ? undefined : attempts * Math.max(1, on.base.record.transactions.length),
      attempts,
      at: 'a node that refuses every transaction from the second on',
    };
    const defect = attemptsDefect(scene, tried);
    t.judge(defect, defect?.reason === 'endless' ? endlessEvidence(scene) : evidenceOf(scene.run));
  },
});

/** A step that is tried without end, or more often than declared. */
function attemptsDefect(
  { run, record }: ScenarioRun,
  {
    sent,
    most,
    attempts,
    at,
  }: {
    readonly sent: number;
    readonly most: number | undefined;
    readonly attempts: number | undefined;
    readonly at: string;
  },
): Defect<'endless' | 'attempts'> | undefined {
  const isEndless = run.ended.by === 'limit' || record.limit !== undefined;
  if (!isEndless && (most === undefined || sent <= most)) return undefined;
  const expected = attempts === undefined ? 'an end' : `an end after ${attempts} attempts at most`;
  const actual = `${sent} transactions that failed; ${runSummary(run)}`;
  return { reason: isEndless ? 'endless' : 'attempts', expected, actual, at };
}

/** A run that spent its budget of transactions shows it even if it was cut off. */
const endlessEvidence = ({ run, record }: ScenarioRun): Evidence =>
  record.limit === undefined ? run : evidenceOf(run);
