import { checksOf, isFiltered, type Plan } from '../../core/run/plan.ts';
import type { Choices } from '../../core/spec/choice.ts';
import type { Target } from '../../core/target/target.ts';
import { isExpectedFailure } from '../../core/verdict/baseline.ts';
import type { CheckResult } from '../../core/verdict/outcome.ts';
import type { ReportScope } from './report.ts';

const counted = (count: number, singular: string, plural: string): string =>
  `${count} ${count === 1 ? singular : plural}`;

/** The scope of a run, in data and in one line. `reached`: whether the target answered. `requirements`: the requirement set. */
export function scopeOf<T extends Target>(
  plan: Plan<T>,
  absent: Readonly<Record<string, string>>,
  observed: Choices,
  results: readonly CheckResult[],
  reached = true,
  requirements?: string,
): ReportScope {
  const { rulesets, only = [], skip = [], level = 'should' } = plan.selection;
  const filtered = isFiltered(plan.selection);
  const part = filtered
    ? `only ${plan.checks.length} of ${checksOf(plan.suite, rulesets).length} checks selected`
    : undefined;
  const parts = [
    ...(plan.suite.phrases?.({ has: (facet) => !(facet in absent), observed, results }) ?? []),
    `${counted(Object.keys(observed).length, 'choice', 'choices')} observed`,
    noted(results),
    part,
    plan.unproved.length > 0 ? `${counted(plan.unproved.length, 'requirement', 'requirements')} unproved` : undefined,
    waived(results),
    knownFlaky(results),
  ];
  const set = requirements === undefined ? undefined : `by the requirements of ${requirements}`;
  const text = [rulesets.join(' and '), set, ...(reached ? parts : [part, 'nothing was reached'])];
  return {
    text: text.filter((part) => part !== undefined).join('; '),
    rulesets,
    only,
    skip,
    level,
    filtered,
    absent,
    unproved: plan.unproved.map((requirement) => requirement.id),
    excluded: plan.excluded.map((requirement) => requirement.id),
  };
}

/** A note says how much of its subject a check saw, or what it measured. */
function noted(results: readonly CheckResult[]): string | undefined {
  const notes = results.filter(({ note }) => note !== undefined).length;
  return notes > 0 ? counted(notes, 'check has a note', 'checks have notes') : undefined;
}

function waived(results: readonly CheckResult[]): string | undefined {
  const expected = results.filter((result) => isExpectedFailure(result) && !result.knownFlaky).length;
  return expected > 0 ? `${counted(expected, 'known failure', 'known failures')} waived by the baseline` : undefined;
}

function knownFlaky(results: readonly CheckResult[]): string | undefined {
  const failed = results.filter((result) => result.knownFlaky).length;
  return failed > 0 ? `${counted(failed, 'failure', 'failures')} known to be flaky` : undefined;
}
