import { isExpectedFailure, type StaleEntry } from './baseline.ts';
import type { CheckResult } from './outcome.ts';

/** The conclusion of a run. */
export type Verdict =
  | 'conformant'
  | 'not-conformant'
  | 'usage'
  | 'incomplete'
  | 'unreachable'
  | 'stale-baseline'
  | 'suite-fault';

/** The exit code of the process, by verdict. */
export const EXIT_CODES: Readonly<Record<Verdict, number>> = {
  conformant: 0,
  'not-conformant': 1,
  usage: 2,
  incomplete: 3,
  unreachable: 4,
  'stale-baseline': 5,
  'suite-fault': 70,
};

/** Whether a result affects the verdict: a `should` does only when the run is strict. */
export function bearsOnVerdict(result: Pick<CheckResult, 'level'>, strict: boolean): boolean {
  return strict || result.level === 'must';
}

/**
 * The verdict of a run. Conformant means that every proved `must` of the chosen rulesets was judged, waived by name or
 * not applicable. Where several verdicts apply, the first counts of suite-fault, unreachable, not-conformant,
 * incomplete, stale-baseline.
 */
export function verdictOf(
  results: readonly CheckResult[],
  run: {
    readonly strict: boolean;
    readonly reached: boolean;
    readonly stale: readonly StaleEntry[];
    /** A fault of the suite ended the run while no check was judging. */
    readonly broken?: boolean;
  },
): Verdict {
  const bearing = results.filter((result) => bearsOnVerdict(result, run.strict));
  const has = (...outcomes: string[]) => bearing.some((result) => outcomes.includes(result.outcome));
  if (run.broken || results.some((result) => result.outcome === 'error')) return 'suite-fault';
  if (!run.reached) return 'unreachable';
  if (has('fail') || (run.strict && has('flaky'))) return 'not-conformant';
  if (has('inconclusive', 'blocked')) return 'incomplete';
  // No check was judged, not even to a failure that the baseline expects.
  if (!results.some((result) => ['pass', 'flaky', 'fail'].includes(result.outcome) || isExpectedFailure(result)))
    return 'incomplete';
  return run.stale.length > 0 ? 'stale-baseline' : 'conformant';
}
