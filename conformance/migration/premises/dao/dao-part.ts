import type { Defect } from '../../../core/check/defect.ts';
import { succeeded } from '../../target/run.ts';
import type { ResultPart } from '../runs/completed-run.ts';
import { runSummary } from '../runs/run-summary.ts';
import type { ScenarioRun } from '../runs/scenario-run.ts';

/** The `dao` that a run wrote; undefined if the run failed. */
export function writtenDao({ run, result }: ScenarioRun): ResultPart | undefined {
  return succeeded(run) ? result?.result.dao : undefined;
}

/** A run that failed or did not write `dao`. */
export function unwrittenDaoDefect<const R extends string>(
  reason: R,
  scene: ScenarioRun,
  at?: string,
): Defect<R> | undefined {
  if (writtenDao(scene)) return undefined;
  const actual = runSummary(scene.run);
  return { reason, expected: 'a run that succeeds, and writes `dao`', actual, ...(at === undefined ? {} : { at }) };
}
