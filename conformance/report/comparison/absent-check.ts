import { matchesPattern } from '../../core/text/pattern.ts';
import type { ComparedCheck, ComparedReport } from './compared-report.ts';

/**
 * Why a run has no result of a check. `nothing-reached`: the target did not answer. `ruleset`: no chosen profile has its
 * ruleset. `skip`, `only`, `level`: the option leaves it out. `suite`: that version of the suite has no such check.
 * `premise`: neither run selected it, and the other judged it because a premise of other checks had failed. `not-run`:
 * the report does not say.
 */
export type Absent = 'nothing-reached' | 'ruleset' | 'skip' | 'only' | 'level' | 'suite' | 'premise' | 'not-run';

const PROVED = new WeakMap<ComparedReport, ReadonlyMap<string, readonly string[]>>();

/** The requirements that each check of a report proves, selected or not. */
function provedBy(report: ComparedReport): ReadonlyMap<string, readonly string[]> {
  const known = PROVED.get(report);
  if (known) return known;
  const proved = new Map<string, string[]>();
  for (const { id, checks } of report.requirements)
    for (const check of checks) {
      const ids = proved.get(check);
      if (ids) ids.push(id);
      else proved.set(check, [id]);
    }
  PROVED.set(report, proved);
  return proved;
}

/** Why `without` has no result of a check that `having` has. */
export function whyAbsent(check: ComparedCheck, having: ComparedReport, without: ComparedReport): Absent {
  if (without.checks.length === 0 && without.verdict === 'unreachable') return 'nothing-reached';
  if (!without.scope.rulesets.includes(check.ruleset)) return 'ruleset';
  const proved = provedBy(having).get(check.id) ?? [];
  const names = [check.id, check.requirement, ...proved];
  const isNamed = (patterns: readonly string[]) =>
    patterns.some((pattern) => names.some((name) => matchesPattern(pattern, name)));
  // Only a suite that has the check could have left it out.
  if (!provedBy(without).has(check.id)) return 'suite';
  if (isNamed(without.scope.skip)) return 'skip';
  const isLeftOut = ({ scope }: ComparedReport) => scope.only.length > 0 && !isNamed(scope.only);
  if (isLeftOut(without)) return isLeftOut(having) ? 'premise' : 'only';
  return without.scope.level === 'must' && check.level !== 'must' ? 'level' : 'not-run';
}
