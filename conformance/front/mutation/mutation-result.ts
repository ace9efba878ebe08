import { isKilled, type JudgedMutant } from './mutant.ts';
import { OPENING_TEST, partsOf, SUITE_ERROR_TEST, VERDICT_TEST } from './stryker-tests.ts';
import { CLASSES, type Match, type SurvivorClass } from './survivors.ts';

/** How many mutants there are, and how many of them were killed. */
export interface Score {
  readonly mutants: number;
  readonly killed: number;
}

/** The stored result of a run. It contains no times, so that two runs over the same sources are equal. */
export interface MutationResult {
  readonly suite: string;
  readonly stands: readonly string[];
  readonly all: Score;
  /** Without mutants that cannot be distinguished from the correct log from outside. */
  readonly visible: Score;
  /** Also without mutants whose behaviour the sources leave open. */
  readonly judgeable: Score;
  /** Killed mutants that no check failed, by the way in which they were killed. */
  readonly withoutCheck: Readonly<Record<'verdict' | 'opens' | 'ours', number>>;
  readonly files: Readonly<Record<string, Score>>;
  readonly survivors: readonly {
    readonly file: string;
    readonly line: number;
    readonly mutator: string;
    readonly original: string;
    readonly replacement: string;
    readonly class?: SurvivorClass;
  }[];
}

/** Summarises a run. Mutants that could not be run are not counted. */
export function mutationResult(
  suite: string,
  stands: readonly string[],
  mutants: readonly JudgedMutant[],
  { survivors }: Match,
): MutationResult {
  const killed = mutants.filter(isKilled);
  const count = killed.length + survivors.length;
  const without = (leave: (name: SurvivorClass) => boolean): Score => ({
    mutants: count - survivors.filter(({ reason }) => reason && leave(reason.class)).length,
    killed: killed.length,
  });
  const files = Object.groupBy(
    [...killed, ...survivors.map(({ mutant }) => mutant)].toSorted((a, b) => (a.file < b.file ? -1 : 1)),
    (mutant) => mutant.file,
  );
  return {
    suite,
    stands,
    all: { mutants: count, killed: killed.length },
    visible: without((name) => !CLASSES[name].seen),
    judgeable: without((name) => !CLASSES[name].seen || name === 'free'),
    withoutCheck: withoutCheck(killed),
    files: Object.fromEntries(
      Object.entries(files).map(([file, ones]) => [
        file,
        { mutants: ones!.length, killed: ones!.filter(isKilled).length },
      ]),
    ),
    survivors: survivors.map(({ mutant: { file, line, mutator, original, replacement }, reason }) => ({
      file,
      line,
      mutator,
      original,
      replacement,
      ...(reason ? { class: reason.class } : {}),
    })),
  };
}

/** The names of the failed tests in any set-up. A mutant that never ended has no failed tests. */
function namesOf({ killedBy }: JudgedMutant): Set<string> {
  return new Set(killedBy.map((id) => partsOf(id).name));
}

function withoutCheck(killed: readonly JudgedMutant[]): MutationResult['withoutCheck'] {
  const counts = { verdict: 0, opens: 0, ours: 0 };
  for (const mutant of killed) {
    const names = namesOf(mutant);
    if ([...names].some((name) => name.includes('/')) || names.size === 0) continue;
    if (names.has(SUITE_ERROR_TEST)) counts.ours++;
    else if (names.has(OPENING_TEST)) counts.opens++;
    else if (names.has(VERDICT_TEST)) counts.verdict++;
  }
  return counts;
}

/** A score in percent, with one digit, rounded down: 100 means all. */
export function percentText({ mutants, killed }: Score): string {
  return mutants === 0 ? '–' : `${(Math.floor((killed / mutants) * 1000) / 10).toFixed(1)} %`;
}
