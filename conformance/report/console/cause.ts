import type { CheckReport, Report } from '../document/report.ts';

/** Outcomes of checks that observed the target. */
const SEEN: readonly string[] = ['pass', 'fail', 'flaky', 'error'];

/** Why a check was not judged, in words for the report. */
export function causeOf({
  outcome,
  reason,
  because,
  remedy,
  message,
  knownFlaky,
  newSince,
}: Pick<
  CheckReport,
  'id' | 'outcome' | 'reason' | 'because' | 'remedy' | 'message' | 'knownFlaky' | 'newSince'
>): string {
  // The blocking failure is printed in full below, so its key is enough.
  if (outcome === 'blocked' && because !== undefined) return `blocked by ${because}`;
  if (newSince !== undefined) return [because, ...(reason === undefined ? [message] : [])].filter(Boolean).join('; ');
  if (reason === undefined) return remedy ?? message ?? '';
  return `${knownFlaky ? 'known to be flaky' : 'expected by the baseline'}: ${because}`;
}

/** Fewer checks than this are always listed one by one. */
const FEW = 5;

/** Outcomes of checks that the run could not have judged: they do not apply to the target, or were left out. */
const OUTSIDE: readonly string[] = ['not-applicable', 'waived'];

/**
 * Why a complete run judged nothing or almost nothing: the cause that most of its unjudged checks share, if it is the
 * cause of two thirds of the checks that the run could have judged. A rejected key is such a cause. `undefined`: the
 * run judged enough, or the report states another reason.
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

/** The reason for a verdict that needs one, in a sentence: the run's own reason, or why it judged nothing. */
export function verdictReason(report: Report): string | undefined {
  return report.why ?? littleJudgedReason(report) ?? whyNone(report);
}

/** How many causes one line names: a report that is not brief lists all of them. */
const NAMED = 3;

/** Why nothing was judged where every check was waived or does not apply. */
function whyNone({ checks, interrupted }: Report): string | undefined {
  const idle = checks.every((check) => OUTSIDE.includes(check.outcome) && check.reason === undefined);
  if (interrupted || checks.length === 0 || !idle) return undefined;
  const words = [
    ...(checks.some((check) => check.outcome === 'waived') ? ['waived'] : []),
    ...(checks.some((check) => check.outcome === 'not-applicable') ? ['not applicable'] : []),
  ];
  const causes = [...new Set(checks.map(causeOf).filter((cause) => cause !== ''))];
  const more = causes.length > NAMED ? [`and ${causes.length - NAMED} more reasons`] : [];
  const subject = checks.length === 1 ? 'the only check is' : `all ${checks.length} checks are`;
  return `nothing was judged: ${subject} ${words.join(' or ')} (${[...causes.slice(0, NAMED), ...more].join('; ')})`;
}
