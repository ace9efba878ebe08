/** A finished migration, and the same command again (spec/migration/durable-deploy.md, "Idempotence"). */

import type { Defect } from '../../../core/check/defect.ts';
import { mismatch } from '../../../core/check/mismatch.ts';
import { canonicalJson } from '../../oracle/comparison/canonical-json.ts';
import { runSummary } from '../runs/run-summary.ts';
import type { ScenarioRun } from '../runs/scenario-run.ts';

export const RERUN_REASONS = {
  sent: 'a finished migration sends a transaction when the same command is run again',
  result: 'the result differs when the same command is run again',
};

/** A second run of the same command that sends transactions. */
export function repeatedSendingDefect({ run, record }: ScenarioRun, at?: string): Defect<'sent'> | undefined {
  const count = record.transactions.length;
  if (count === 0) return undefined;
  const expected = 'no transaction, since nothing is left to do';
  const actual = `${count} transactions; the run: ${runSummary(run)}`;
  return { reason: 'sent', expected, actual, ...(at === undefined ? {} : { at }) };
}

/** A second run of the same command that has another result. */
export const repeatedResultDefect = (first: ScenarioRun, second: ScenarioRun): Defect<'result'> | undefined =>
  mismatch('result', first.result?.result, second.result?.result, 'migration.json', canonicalJson);
