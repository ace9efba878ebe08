import { check } from '../../../core/check/check.ts';
import { answeredRun, declinedRun, OTHER_ANSWERS_TEXT } from '../../premises/confirmation/declined-run.ts';
import { offersYes } from '../../premises/confirmation/question.ts';
import { isolatedBase } from '../../premises/runs/isolated-base.ts';
import { runSummary } from '../../premises/runs/run-summary.ts';
import type { ScenarioRun } from '../../premises/runs/scenario-run.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';

const hasMigrated = ({ run, result }: ScenarioRun) => succeeded(run) && result?.result.base !== undefined;

export const asked = check<MigrationTarget>()({
  // MIG-CL-017 (should): Without `--force`, a migration asks for confirmation on a terminal. [interface, "Command line"]
  proves: 'MIG-CL-017',
  needs: ['argv'],
  reasons: {
    'not-asked': 'on a terminal it migrates without a question',
    'yes-ignored': 'it does not migrate although its question was answered with yes',
  },
  run: async (tool, t) => {
    const { no, asks } = await t.use(declinedRun);
    const expected = 'a question before the first transaction';
    const actual = 'transactions before any answer';
    if (!asks) t.fail({ reason: 'not-asked', expected, actual, at: 'base' }, no.run);
    const on = await t.use(isolatedBase);
    let yes = await answeredRun(tool, on, ['y']);
    // Some tools demand the whole word.
    if (!hasMigrated(yes)) yes = await answeredRun(tool, on, ['yes']);
    // The question may be whether to abort: then a no starts the migration.
    const isReversed = !hasMigrated(yes) && !offersYes(yes.run);
    if (isReversed && !hasMigrated(no)) t.inconclusive(OTHER_ANSWERS_TEXT);
    const accepted = isReversed ? no : yes;
    const ignored = { expected: 'the migration', actual: runSummary(accepted.run), at: 'base' };
    t.judge(!hasMigrated(accepted) && { reason: 'yes-ignored', ...ignored }, accepted.run);
  },
});
