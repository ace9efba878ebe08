import { isExpectedFailure, type StaleEntry } from './baseline.ts';
import type { CheckResult } from './outcome.ts';

/** The one word of a run. */
export type Verdict =
  | 'conformant'
  | 'not-conformant'
  | 'usage'
  | 'incomplete'
  | 'unreachable'
  | 'stale-baseline'
  | 'suite-fault';

/** What the process ends with, for each verdict. */
export const EXIT_CODES: Readonly<Record<Verdict, number>> = {
  conformant: 0,
  'not-conformant': 1,
  usage: 2,
  incomplete: 3,
  unreachable: 4,
  'stale-baseline': 5,
  'suite-fault': 70,
};

/** Whether a result bears on the verdict: a `should` does so only when the run is strict. */
export function bearsOnVerdict(result: Pick<CheckResult, 'level'>, strict: boolean): boolean {
  return strict || result.level === 'must';
}

/**
 * Comes to the verdict. Conformant means that every proved `must` of the chosen rulesets was judged, waived by name or
 * not applicable. When several verdicts hold: suite-fault, unreachable, not-conformant, incomplete, stale-baseline.
 */
export function verdictOf(
  results: readonly CheckResult[],
  run: { readonly strict: boolean; readonly reached: boolean; readonly stale: readonly StaleEntry[] },
): Verdict {
  const bearing = results.filter((result) => bearsOnVerdict(result, run.strict));
  const some = (...outcomes: string[]) => bearing.some((result) => outcomes.includes(result.outcome));
  if (results.some((result) => result.outcome === 'error')) return 'suite-fault';
  if (!run.reached) return 'unreachable';
  if (some('fail') || (run.strict && some('flaky'))) return 'not-conformant';
  if (some('inconclusive', 'blocked')) return 'incomplete';
  // Nothing ran: nothing was judged, not even a failure that the baseline expects.
  if (!results.some((result) => ['pass', 'flaky', 'fail'].includes(result.outcome) || isExpectedFailure(result)))
    return 'incomplete';
  return run.stale.length > 0 ? 'stale-baseline' : 'conformant';
}
