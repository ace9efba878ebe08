import type { Check } from '../../core/check/check.ts';
import { type Requirement, sourceOf } from '../../core/spec/requirement.ts';
import type { CheckResult, Outcome } from '../../core/verdict/outcome.ts';
import type { RequirementReport } from './report.ts';

/** From worst to best: a requirement has the worst outcome of its checks. */
const WORST_FIRST: readonly Outcome[] = [
  'error',
  'fail',
  'blocked',
  'inconclusive',
  'waived',
  'flaky',
  'pass',
  'not-applicable',
];

/** A requirement with the outcome of a run. */
export function requirementReport(
  requirement: Requirement,
  results: readonly CheckResult[],
  suiteChecks: readonly Pick<Check<never>, 'id' | 'proves'>[],
): RequirementReport {
  const { id, level, ruleset, text } = requirement;
  const checks = suiteChecks.filter((check) => check.proves.includes(id)).map((check) => check.id);
  const judged = results.filter((result) => checks.includes(result.id));
  // A check that failed by another of its requirements does not judge this one.
  const own = judged.filter(({ requirements }) => requirements.includes(id));
  const passed = own.some((result) => result.outcome === 'pass' || result.outcome === 'flaky');
  const waived = passed ? own.filter((result) => result.outcome === 'waived') : [];
  // A check that was left out does not count beside one that passed; an accepted failure does.
  const outcomes = own.filter((one) => !waived.includes(one) || one.reason !== undefined).map(({ outcome }) => outcome);
  const worst =
    WORST_FIRST.find((outcome) => outcomes.includes(outcome)) ?? (judged.length > 0 ? 'inconclusive' : 'not-run');
  const outcome = requirement.excluded ? 'excluded' : checks.length === 0 ? 'unproved' : worst;
  const source = sourceOf(requirement);
  return {
    id,
    level,
    ruleset,
    text,
    source: source.text,
    ...(source.url ? { url: source.url } : {}),
    outcome,
    ...(waived.length > 0 ? { waived: waived.map((result) => result.id) } : {}),
    checks,
  };
}
