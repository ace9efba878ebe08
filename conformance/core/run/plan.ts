import type { Check } from '../check/check.ts';
import type { Suite } from '../check/suite.ts';
import {
  isDemandedBy,
  type Level,
  type Requirement,
  type Ruleset,
  requirement,
  requirementIn,
  requirementsOf,
} from '../spec/requirement.ts';
import type { Target } from '../target/target.ts';
import { matchesPattern } from '../text/pattern.ts';

/** The selection of what a run judges. */
export interface Selection {
  readonly rulesets: readonly Ruleset[];
  readonly only?: readonly string[];
  readonly skip?: readonly string[];
  /** The lowest level to judge: `must` leaves the `should` out. */
  readonly level?: Level;
}

/** The checks of a suite that a run takes, and the requirements that it cannot prove. */
export interface Plan<T extends Target> {
  readonly suite: Suite<T>;
  readonly selection: Selection;
  readonly checks: readonly Check<T>[];
  /**
   * Requirements of the chosen rulesets that no check proves yet: they do not affect the verdict, and the scope counts
   * them.
   */
  readonly unproved: readonly Requirement[];
  /** Requirements of the chosen rulesets that cannot be observed from outside. */
  readonly excluded: readonly Requirement[];
}

/**
 * The requirement that gives a check its level and ruleset: the first that it proves, as a run by these rulesets has it.
 */
export function leadingRequirement(
  check: { readonly proves: Check<never>['proves'] },
  rulesets: readonly string[] = [],
): Requirement {
  return requirementIn(requirement(check.proves[0]), rulesets);
}

/** Whether a run judges only a part of its rulesets. */
export function isFiltered(selection: Selection): boolean {
  return (selection.only ?? []).length > 0 || (selection.skip ?? []).length > 0 || selection.level === 'must';
}

/** Whether a check has a name, its own or a requirement's, that one of the patterns matches. */
export function isNamed(patterns: readonly string[], check: Pick<Check<never>, 'id' | 'proves'>): boolean {
  return patterns.some((pattern) => [check.id, ...check.proves].some((name) => matchesPattern(pattern, name)));
}

/** Whether the user left a check out by name. It then never fails the run, not even as the owner of a premise. */
export function isSkipped({ skip = [] }: Selection, check: Pick<Check<never>, 'id' | 'proves'>): boolean {
  return isNamed(skip, check);
}

/** The checks of a suite that these rulesets have. */
export function checksOf<T extends Target>(suite: Suite<T>, rulesets: readonly Ruleset[]): readonly Check<T>[] {
  return suite.checks.filter((check) => isDemandedBy(leadingRequirement(check), rulesets));
}

/** Selects by ruleset, level and pattern. A pattern names checks (`log/tiles/**`) or requirements (`LOG-TL-001`). */
export function plan<T extends Target>(suite: Suite<T>, selection: Selection): Plan<T> {
  const only = selection.only ?? [];
  const chosen = requirementsOf(suite.name).filter((requirement) => isDemandedBy(requirement, selection.rulesets));
  const proved = new Set(suite.checks.flatMap((check) => check.proves));
  return {
    suite,
    selection,
    checks: checksOf(suite, selection.rulesets).filter(
      (check) =>
        !(selection.level === 'must' && leadingRequirement(check).level !== 'must') &&
        (only.length === 0 || isNamed(only, check)) &&
        !isSkipped(selection, check),
    ),
    unproved: chosen.filter((requirement) => !requirement.excluded && !proved.has(requirement.id)),
    excluded: chosen.filter((requirement) => requirement.excluded !== undefined),
  };
}
