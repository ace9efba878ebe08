import type { CheckReport, Report } from '../document/document.ts';

/** Outcomes of checks that saw something of the target. */
const SEEN: readonly string[] = ['pass', 'fail', 'flaky', 'error'];

/** What keeps a check from a judgement, as a person is told of it. */
export function causeOf({
  outcome,
  reason,
  because,
  remedy,
  message,
}: Pick<CheckReport, 'id' | 'outcome' | 'reason' | 'because' | 'remedy' | 'message'>): string {
  // What blocks is told in full further down, so its key is enough.
  if (outcome === 'blocked' && because !== undefined) return `by ${because}`;
  return reason === undefined ? (remedy ?? message ?? '') : `expected by the baseline: ${because}`;
}

/** Fewer checks than these are told one by one, whatever they are of all. */
const FEW = 5;

/** What a run could have judged: the rest does not apply to the target, or was left out. */
const OUTSIDE: readonly string[] = ['not-applicable', 'waived'];

/**
 * Why nothing was judged, or next to nothing, for a run that came to its end and yet left several checks open: the cause that
 * most of them share, where it is that of two thirds of what could have been judged. A key that is not taken is such a cause.
 * `undefined`: enough was judged, or the report has a reason of its own.
 */
export function littleJudgedReason({ checks, why, interrupted }: Report): string | undefined {
  if (why !== undefined || interrupted) return undefined;
  const causes = Map.groupBy(
    checks.filter((check) => check.outcome === 'inconclusive'),
    causeOf,
  );
  const [most] = [...causes].sort(([, a], [, b]) => b.length - a.length);
  if (!most || most[1].length < 2) return undefined;
  const nothing = !checks.some((check) => SEEN.includes(check.outcome) || check.reason !== undefined);
  const able = checks.filter((check) => !OUTSIDE.includes(check.outcome)).length;
  const next = most[1].length >= FEW && most[1].length * 3 >= able * 2;
  return nothing || next ? most[0] : undefined;
}

/** Why a run came to what it came to, in a sentence, where one is needed: its own, or what kept it from judging. */
export function verdictReason(report: Report): string | undefined {
  return report.why ?? littleJudgedReason(report) ?? whyNone(report);
}

/** How many causes are named in one line: a report that is not brief tells all of them. */
const NAMED = 3;

/** Why nothing was judged though nothing stood in the way: all of it does not apply, or was waived. */
function whyNone({ checks, interrupted }: Report): string | undefined {
  const idle = checks.every((check) => OUTSIDE.includes(check.outcome) && check.reason === undefined);
  if (interrupted || checks.length === 0 || !idle) return undefined;
  const words = [
    ...(checks.some((check) => check.outcome === 'waived') ? ['waived'] : []),
    ...(checks.some((check) => check.outcome === 'not-applicable') ? ['not applicable'] : []),
  ];
  const causes = [...new Set(checks.map(causeOf).filter((one) => one !== ''))];
  const more = causes.length > NAMED ? [`and ${causes.length - NAMED} more reasons`] : [];
  const all = checks.length === 1 ? 'the only check is' : `all ${checks.length} checks are`;
  return `nothing was judged: ${all} ${words.join(' or ')} (${[...causes.slice(0, NAMED), ...more].join('; ')})`;
}
