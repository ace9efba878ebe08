import { check } from '../../../core/check/check.ts';
import { answeredRun, declinedRun, OTHER_ANSWERS_TEXT } from '../../premises/confirmation/declined-run.ts';
import { offersYes } from '../../premises/confirmation/question.ts';
import { isolatedBase } from '../../premises/runs/isolated-base.ts';
import { runSummary } from '../../premises/runs/run-summary.ts';
import type { ScenarioRun } from '../../premises/runs/scenario-run.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';

const migrated = ({ run, result }: ScenarioRun) => succeeded(run) && result?.result.base !== undefined;

export const asked = check<MigrationTarget>()({
  proves: 'MIG-CL-017',
  needs: ['argv'],
  reasons: {
    'not-asked': 'it migrates on a terminal without a question',
    'yes-ignored': 'it does not migrate though its question was answered with yes',
  },
  run: async (tool, t) => {
    const { no, asks } = await t.use(declinedRun);
    const expected = 'a question before the first transaction';
    const actual = 'transactions, though nobody had answered anything';
    if (!asks) t.judge({ reason: 'not-asked', expected, actual, at: 'base' }, no.run);
    const on = await t.use(isolatedBase);
    let yes = await answeredRun(tool, on, ['y']);
    // Some want the whole word.
    if (!migrated(yes)) yes = await answeredRun(tool, on, ['yes']);
    if (!migrated(yes) && !offersYes(yes.run)) {
      // Whether to abort is a question too.
      if (migrated(no)) return t.judge(undefined, no.run);
      t.inconclusive(OTHER_ANSWERS_TEXT);
    }
    const defect = {
      reason: 'yes-ignored' as const,
      expected: 'the migration',
      actual: runSummary(yes.run),
      at: 'base',
    };
    t.judge(migrated(yes) ? undefined : defect, yes.run);
  },
});
