/** What is wrong where something finished is run again as it was. */
import type { Trial } from '../../../core/check/trial.ts';
import { canonicalJson } from '../../oracle/comparison/canonical-json.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { runSummary } from '../runs/run-summary.ts';
import type { ScenarioRun } from '../runs/scenario-run.ts';

export const RERUN_REASONS = {
  sent: 'a migration that is finished sends a transaction when it is run again as it was',
  result: 'the result is another one then',
};

export function judgeRerun(
  t: Trial<MigrationTarget, 'sent' | 'result'>,
  first: ScenarioRun,
  again: ScenarioRun,
  at?: string,
): void {
  const { transactions } = again.record;
  const sent = transactions.length > 0 && {
    reason: 'sent' as const,
    expected: 'no transaction, since nothing is left to do',
    actual: `${transactions.length} transactions; the run: ${runSummary(again.run)}`,
    ...(at === undefined ? {} : { at }),
  };
  t.judge(sent || undefined, again.run);
  const [before, after] = [first, again].map(({ result }) => canonicalJson(result?.result));
  const other = before !== after && {
    reason: 'result' as const,
    expected: before!,
    actual: after!,
    at: 'migration.json',
  };
  t.judge(other || undefined, again.run);
}
