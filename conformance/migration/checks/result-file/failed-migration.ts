import { check } from '../../../core/check/check.ts';
import type { Defect } from '../../../core/check/defect.ts';
import { canonicalJson } from '../../oracle/comparison/canonical-json.ts';
import { finishedDao } from '../../premises/rerun/finished-dao.ts';
import { runUnforcedStep, unforcedBase } from '../../premises/rerun/unforced-base.ts';
import { interruptions } from '../../premises/resume/interruptions.ts';
import { killPointText } from '../../premises/resume/killed-run.ts';
import type { ScenarioRun } from '../../premises/runs/scenario-run.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';

export const failedMigration = check<MigrationTarget>()({
  // MIG-WR-004 (must): A migration that failed or was not confirmed leaves no result from that run. [durable-deploy, "Result
  //   file"]
  proves: 'MIG-WR-004',
  reasons: {
    failed: 'a failed migration leaves a result',
    killed: 'a killed migration leaves a result',
    declined: 'a declined migration leaves a result, or removes the earlier one',
  },
  run: async (tool, t) => {
    const { way, base, first } = await t.use(unforcedBase);
    const dao = (await t.use(finishedDao)).first;
    const transactions = Math.max(1, dao.record.transactions.length - 1);
    const script = { budget: { transactions } };
    const cut = await runUnforcedStep(tool, base, way, { step: 'dao', script }, await base.fresh(way.place));
    const cutAt = `a node that accepts ${transactions} transactions, and no more`;
    if (!succeeded(cut.run)) t.judge(leftDaoDefect('failed', cut, cutAt), cut.run);

    const { runs } = (await t.attempt(interruptions)) ?? { runs: [] };
    for (const { point, killed } of runs)
      if (point.step === 'dao' && point.moment !== 'answered')
        t.judge(leftDaoDefect('killed', killed, killPointText(point)), killed.run);

    if (!tool.argv) return;
    const asking = { options: { force: undefined }, place: { stdin: { terminal: ['n'] } } };
    const declined = await runUnforcedStep(tool, base, asking, { step: 'dao' }, await base.fresh());
    // MIG-CL-018 judges a run that goes on after a no.
    const goesOn = declined.record.transactions.length > 0;
    if (!goesOn) t.judge(leftDaoDefect('declined', declined, DECLINED_AT), declined.run);
    t.judge(!goesOn && lostBaseDefect(first, declined), declined.run);
  },
});

const DECLINED_AT = 'answered with n';

/** A result file with the DAO of a run that did not finish it. */
function leftDaoDefect<const R extends string>(reason: R, { result }: ScenarioRun, at: string): Defect<R> | undefined {
  const dao = result?.result.dao;
  if (dao === undefined) return undefined;
  return { reason, expected: 'no `dao` in the result file', actual: JSON.stringify(dao), at };
}

/** A declined run that changed the base in the result file. */
function lostBaseDefect(earlier: ScenarioRun, { result, file }: ScenarioRun): Defect<'declined'> | undefined {
  if (canonicalJson(result?.result.base) === canonicalJson(earlier.result?.result.base)) return undefined;
  return { reason: 'declined', expected: 'the result file as it was', actual: file ?? 'no file', at: DECLINED_AT };
}
