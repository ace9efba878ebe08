import type { Defect } from '../../../core/check/defect.ts';
import type { Trial } from '../../../core/check/trial.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { type Run, succeeded } from '../../target/run.ts';
import { runSummary } from './run-summary.ts';
import type { ScenarioRun } from './scenario-run.ts';

/** A part of a result under the document's names. */
export type ResultPart = Readonly<Record<string, unknown>>;
/** A run that succeeded and wrote its part of the result. */
export type CompletedRun = ScenarioRun & { readonly part: ResultPart };
type PartName = 'base' | 'dao' | 'test';

export const SUCCESSFUL_RUN_TEXT = 'a run that succeeds';

/** A failed run that should have succeeded. */
export function failedRunDefect<const R extends string>(
  reason: R,
  run: Run,
  at?: string,
  expected: string = SUCCESSFUL_RUN_TEXT,
): Defect<R> | undefined {
  if (succeeded(run)) return undefined;
  return { reason, expected, actual: runSummary(run), ...(at === undefined ? {} : { at }) };
}

/** A part that is not in the result file. */
export function missingPartDefect(scene: ScenarioRun, part: PartName): Defect<'missing'> | undefined {
  return partOf(scene, part) === undefined ? missingPart(scene, part) : undefined;
}

/** Requires that a run succeeded and wrote a part of the result. */
export function requireCompleted(
  scene: ScenarioRun,
  part: PartName,
  t: Trial<MigrationTarget, 'failed' | 'missing'>,
): CompletedRun {
  t.judge(failedRunDefect('failed', scene.run), scene.run);
  return { ...scene, part: partOf(scene, part) ?? t.fail(missingPart(scene, part), scene.run) };
}

/** A part of the result that a run wrote. A base without contracts counts as missing. */
function partOf({ result }: ScenarioRun, part: PartName): ResultPart | undefined {
  const writtenPart = result?.result[part];
  return part === 'base' && Object.keys(writtenPart ?? {}).length === 0 ? undefined : writtenPart;
}

function missingPart({ run, file }: ScenarioRun, part: PartName): Defect<'missing'> {
  const actual = file === undefined ? `no such file; the run: ${runSummary(run)}` : `this: ${file.slice(0, 300)}`;
  return { reason: 'missing', expected: `\`${part}\` in the result file`, actual, at: 'migration.json' };
}
