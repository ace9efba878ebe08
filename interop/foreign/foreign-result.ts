/** The result of a run over a program of others, as it is stored. */

import { type JudgedMutant, mutantsOf, type Reported } from '../../conformance/front/mutation/mutant.ts';
import { type MutationResult, mutationResult } from '../../conformance/front/mutation/mutation-result.ts';
import { type Match, matchSurvivors, type Reason } from '../../conformance/front/mutation/survivors.ts';
import { type Change, reportedChange } from './change.ts';
import type { Judged } from './judge-changes.ts';

/** The program, the seed and the set-ups of a run. */
export interface ForeignRun {
  readonly name: string;
  readonly versions: readonly string[];
  readonly seed: bigint;
  /** All changes that the operators know, drawn or not. */
  readonly changes: readonly Change[];
  readonly setUps: readonly string[];
}

/** The scores of the judged changes, and how many of the drawn ones were not judged. */
export interface ForeignResult extends MutationResult {
  readonly versions: readonly string[];
  readonly seed: string;
  readonly changes: number;
  readonly drawn: number;
  /** In code that no set-up runs. */
  readonly notRun: number;
  readonly notBuilt: readonly { readonly file: string; readonly line: number; readonly key: string }[];
}

/** The drawn changes as mutants. Keys are numbered over all changes, so they do not depend on what was drawn. */
export function drawnMutants(changes: readonly Change[], drawn: readonly Judged[], sourceOf: (file: string) => string) {
  const fates = new Map(drawn.map(({ change, fate }) => [change, fate]));
  const byFile = Object.groupBy(changes, ({ file }) => file);
  return Object.entries(byFile)
    .flatMap(([file, ones]) =>
      mutantsOf(
        file,
        sourceOf(file),
        ones!.map((change): Reported => reportedChange(change, fates.get(change) ?? { status: 'Pending' })),
      ),
    )
    .filter(({ status }) => status !== 'Pending');
}

/** Whether a mutant was judged: it was built, and its code ran. */
function isJudged({ status }: JudgedMutant): boolean {
  return status === 'Killed' || status === 'Survived';
}

/** The judged ones compared with the written reasons. `whole`: entries of the list that did not survive are stale. */
export function explained(mutants: readonly JudgedMutant[], reasons: readonly Reason[], whole: boolean): Match {
  return matchSurvivors(mutants.filter(isJudged), reasons, whole);
}

/** The result to store. */
export function foreignResult(run: ForeignRun, mutants: readonly JudgedMutant[], match: Match): ForeignResult {
  return {
    versions: run.versions,
    seed: String(run.seed),
    changes: run.changes.length,
    drawn: mutants.length,
    notRun: mutants.filter(({ status }) => status === 'NoCoverage').length,
    notBuilt: mutants
      .filter(({ status }) => status === 'CompileError')
      .map(({ file, line, key }) => ({ file, line, key })),
    ...mutationResult(run.name, run.setUps, mutants.filter(isJudged), match),
  };
}
