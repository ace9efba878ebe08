import { check } from '../../../core/check/check.ts';
import { canonicalJson } from '../../oracle/comparison/canonical-json.ts';
import { finishedDao } from '../../premises/rerun/finished-dao.ts';
import { runUnforcedStep, unforcedBase } from '../../premises/rerun/unforced-base.ts';
import { interruptions } from '../../premises/resume/interruptions.ts';
import { killPointText } from '../../premises/resume/killed-run.ts';
import type { ScenarioRun } from '../../premises/runs/scenario-run.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';

export const failedMigration = check<MigrationTarget>()({
  proves: 'MIG-WR-004',
  reasons: {
    failed: 'a migration that failed leaves a result',
    killed: 'a migration that was killed leaves a result',
    declined: 'a migration that was not confirmed leaves a result',
  },
  run: async (tool, t) => {
    const { way, base, first } = await t.use(unforcedBase);
    const dao = (await t.use(finishedDao)).first;
    const sound = (reason: 'failed' | 'killed' | 'declined', { run, result }: ScenarioRun, at: string) => {
      const found = result?.result.dao;
      const defect = { reason, expected: 'no `dao` in the result file', actual: JSON.stringify(found), at };
      t.judge(found === undefined ? undefined : defect, run);
    };
    const transactions = Math.max(1, dao.record.transactions.length - 1);
    const place = await base.fresh(way.place);
    const script = { budget: { transactions } };
    const cut = await runUnforcedStep(tool, base, way, { step: 'dao', script }, place);
    if (!succeeded(cut.run)) sound('failed', cut, `a node that takes ${transactions} transactions, and no more`);
    const { all } = (await t.attempt(interruptions)) ?? { all: [] };
    for (const { point, killed } of all)
      if (point.step === 'dao' && point.moment !== 'answered') sound('killed', killed, killPointText(point));
    if (!tool.argv) return;
    const at = await base.fresh();
    const options = { force: undefined };
    const no = await runUnforcedStep(
      tool,
      base,
      { options, place: { stdin: { terminal: ['n'] } } },
      { step: 'dao' },
      at,
    );
    if (no.record.transactions.length === 0) sound('declined', no, 'answered with n');
    const still = no.result?.result.base;
    const lost =
      no.record.transactions.length === 0 && canonicalJson(still) !== canonicalJson(first.result?.result.base);
    const expected = 'the result file as it was';
    t.judge(
      lost ? { reason: 'declined', expected, actual: no.file ?? 'no file', at: 'answered with n' } : undefined,
      no.run,
    );
  },
});
