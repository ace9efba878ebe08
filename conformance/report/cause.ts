import type { CheckReport, Report } from './document.ts';
import { remedy } from './remedy.ts';

/** Outcomes of checks that saw something of the target. */
const SEEN: readonly string[] = ['pass', 'fail', 'flaky', 'error'];

/** What keeps a check from a judgement, as a person is told of it. */
export function causeOf({
  outcome,
  reason,
  because,
  message,
}: Pick<CheckReport, 'id' | 'outcome' | 'reason' | 'because' | 'message'>): string {
  // What blocks is told in full further down, so its key is enough.
  if (outcome === 'blocked' && because !== undefined) return `by ${because}`;
  return reason === undefined ? (remedy(because) ?? message ?? '') : `expected by the baseline: ${because}`;
}

/**
 * Why nothing at all was judged, for a run that came to its end and yet left several checks open: the cause that most
 * of them share. `undefined`: something was judged, or the report has a reason of its own.
 */
export function whyNothing({ checks, why, interrupted }: Report): string | undefined {
  if (why !== undefined || interrupted || checks.some((one) => SEEN.includes(one.outcome) || one.reason !== undefined))
    return undefined;
  const causes = Map.groupBy(
    checks.filter((one) => one.outcome === 'inconclusive'),
    causeOf,
  );
  const [most] = [...causes].sort(([, a], [, b]) => b.length - a.length);
  return most && most[1].length > 1 ? most[0] : undefined;
}
