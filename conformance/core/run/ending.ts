import type { Check } from '../check/check.ts';
import type { Defect } from '../check/defect.ts';
import { Inconclusive, NotApplicable } from '../check/early-end.ts';
import type { ReasonKey } from '../check/reason.ts';
import { ABSENCE_TEXTS } from '../target/absence-texts.ts';
import type { Exchange } from '../target/exchange.ts';
import type { Absence, Target } from '../target/target.ts';
import { TransportFailure } from '../target/transport-failure.ts';
import { legibleText } from '../text/legible-text.ts';
import type { CheckResult } from '../verdict/outcome.ts';

/** The outcome of a check, without its name and its times. */
export type Ending = Pick<CheckResult, 'outcome'> &
  Partial<
    Pick<
      CheckResult,
      | 'reason'
      | 'requirements'
      | 'subjects'
      | 'message'
      | 'note'
      | 'expected'
      | 'actual'
      | 'at'
      | 'because'
      | 'exchanges'
    >
  >;

/**
 * The outcome of a check whose facet is absent. Of several absences the first in this list counts: a facet that the
 * target does not have cannot be judged at all, and a facet left out by name was left out on purpose.
 */
const ABSENT: readonly (readonly [Absence, Ending['outcome']])[] = [
  ['not-offered', 'not-applicable'],
  ['not-allowed', 'waived'],
  ['without', 'waived'],
  ['not-given', 'inconclusive'],
];

/** The ending of a check that needs an absent facet; undefined where the target has all that it needs. */
export function endingWithoutFacet(check: Check<never>, target: Target): Ending | undefined {
  const isAbsent = (name: string) => (target as unknown as Record<string, unknown>)[name] === undefined;
  const noneOfThem = check.needsOneOf.every(isAbsent);
  // Of several facets that would do, the message names the one that is easiest to provide.
  const closest = noneOfThem
    ? check.needsOneOf.toSorted((a, b) => nearness(target, b) - nearness(target, a)).slice(0, 1)
    : [];
  const lacking = [...check.needs.filter(isAbsent), ...closest];
  for (const [why, outcome] of ABSENT) {
    const facet = lacking.find((name) => (target.absent[name] ?? 'not-offered') === why);
    if (facet !== undefined) return { outcome, message: `${facet}: ${ABSENCE_TEXTS[why]}`, because: `${facet} ${why}` };
  }
  return undefined;
}

/** How easily an absent facet can be provided: the later in the list of absences, the more easily. */
function nearness(target: Target, facet: string): number {
  return ABSENT.findIndex(([why]) => why === (target.absent[facet] ?? 'not-offered'));
}

/** The ending of a check that found a defect. */
export function failureEnding(defect: Defect, evidence: Exchange | undefined): Ending {
  const expected = legibleText(defect.expected);
  const actual = legibleText(defect.actual);
  return {
    outcome: 'fail',
    reason: defect.reason,
    ...(defect.breaks ? { requirements: [defect.breaks] } : {}),
    message: `${expected}; found ${actual}`,
    expected,
    actual,
    ...(defect.at === undefined ? {} : { at: legibleText(defect.at) }),
    ...(evidence ? { exchanges: [evidence] } : {}),
  };
}

/** Whether the owner of a premise is judged in a run, or why it is not. */
export type OwnerSelection = 'judged' | 'skipped' | 'other-ruleset';

/** The ending of a check whose premise failed. */
export function blockedEnding(owner: ReasonKey, defect: Defect, selection: OwnerSelection): Ending {
  const found = `found ${legibleText(defect.actual)}`;
  const stands = `stands on what ${owner} judges`;
  switch (selection) {
    case 'judged':
      return { outcome: 'blocked', because: owner, message: `blocked by ${owner}: ${found}` };
    case 'skipped':
      return { outcome: 'waived', because: owner, message: `${stands}, which --skip leaves out: ${found}` };
    case 'other-ruleset':
      return { outcome: 'inconclusive', because: owner, message: `${stands}, whose ruleset was not chosen: ${found}` };
  }
}

/** The ending of a check that threw something other than a defect. `spent`: whether the run's budget is spent. */
export function unjudgedEnding(cause: unknown, spent: boolean): Ending {
  if (cause instanceof NotApplicable) return { outcome: 'not-applicable', message: legibleText(cause.message) };
  if (cause instanceof Inconclusive || cause instanceof TransportFailure)
    return { outcome: 'inconclusive', message: legibleText(cause.message) };
  if (spent) return { outcome: 'inconclusive', message: "the run's budget was spent before it was judged" };
  const text = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
  return { outcome: 'error', message: legibleText(`a fault of this suite, not of the target: ${text}`) };
}
