/** A run that came to what it is about. */

import type { Trial } from '../../../core/check/trial.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';
import { runSummary } from './run-summary.ts';
import type { ScenarioRun } from './scenario-run.ts';

/** A part of a result under the document's names. */
export type ResultPart = Readonly<Record<string, unknown>>;
/** A scene that came to what it is about. */
export type CompletedRun = ScenarioRun & { readonly part: ResultPart };

/** Holds that a run succeeded and wrote a part of the result. */
export function requireCompleted(
  scene: ScenarioRun,
  part: 'base' | 'dao' | 'test',
  t: Trial<MigrationTarget, 'failed' | 'missing'>,
): CompletedRun {
  const { run, file, result } = scene;
  if (!succeeded(run)) t.judge({ reason: 'failed', expected: 'a run that succeeds', actual: runSummary(run) }, run);
  const found = result?.result[part];
  // A base without a contract is none.
  const empty = part === 'base' && found !== undefined && Object.keys(found).length === 0;
  if (found !== undefined && !empty) return { ...scene, part: found };
  const actual = file === undefined ? `no such file; the run: ${runSummary(run)}` : `this: ${file.slice(0, 300)}`;
  t.judge({ reason: 'missing', expected: `\`${part}\` in the result file`, actual, at: 'migration.json' }, run);
  throw new Error('unreachable: it was judged');
}
