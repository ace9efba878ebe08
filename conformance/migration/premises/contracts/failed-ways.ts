import type { Defect } from '../../../core/check/defect.ts';
import { type Run, succeeded } from '../../target/run.ts';
import { SUCCESSFUL_RUN_TEXT } from '../runs/completed-run.ts';
import { runSummary } from '../runs/run-summary.ts';

/**
 * Several ways to write the same that all fail, each for its own cause: all causes, since nobody knows which way the tool means to
 * take. undefined where they fail alike.
 */
export function failedWaysDefect(runs: readonly Run[]): Defect<'failed'> | undefined {
  const causes = [...new Set(runs.filter((run) => !succeeded(run)).map(runSummary))];
  if (causes.length < 2) return undefined;
  return { reason: 'failed', expected: SUCCESSFUL_RUN_TEXT, actual: causes.join('; written in another way: ') };
}
