import { bearsOnVerdict } from '../../core/verdict/verdict.ts';
import { causeOf, verdictReason } from '../console/cause.ts';
import { repeatNote } from '../document/curl.ts';
import type { CheckReport, Report } from '../document/report.ts';

/** The meaning of each reason, by its key `check-id#reason`. */
export type ReasonTexts = ReadonlyMap<string, string>;

/** What the texts of a report for machines need beside the report itself. */
export interface CaseTexts {
  readonly reasons?: ReasonTexts;
  /** Adds the target's own name to a place in the document's words (`withTargetName`). */
  readonly here?: (at: string) => string;
}

/** How a format for test results names the end of a test. */
export type CaseKind = 'failure' | 'error' | 'skipped' | 'passed';

/** A check as a test case. */
export interface Case {
  /** The check, with the meaning of its reason in its message, and the target's own names in its place. */
  readonly check: CheckReport;
  readonly kind: CaseKind;
  /** The cause: `check-id#reason` of a failure, else the outcome, `warning`, or `known-flaky` or `news` of such a failure. */
  readonly type: string;
  /** The level, the last part of the id, and the requirement: `MUST served [LOG-CP-001]`. */
  readonly name: string;
  /** Everything that is needed to fix it, a line for each fact. */
  readonly detail: string;
}

/** The verdict as a test case. */
export interface VerdictCase {
  /** Whether the run fails though no case does: it is an error then, so that a report is green only for exit code 0. */
  readonly bad: boolean;
  readonly message: string;
  readonly text: string;
}

/** A report as the test cases that formats for test results know. */
export function casesOf(report: Report, texts: CaseTexts = {}): { cases: readonly Case[]; verdict: VerdictCase } {
  const cases = report.checks.map((check) => caseOf(check, report.strict, texts));
  const quiet = !cases.some(({ kind }) => kind === 'failure' || kind === 'error');
  return { cases, verdict: verdictCase(report, report.exitCode !== 0 && quiet) };
}

function caseOf({ at, ...unplaced }: CheckReport, strict: boolean, { reasons, here }: CaseTexts): Case {
  const placed = { ...unplaced, ...(at === undefined ? {} : { at: here?.(at) ?? at }) };
  const check = { ...placed, message: worded(placed, reasons ?? new Map()) };
  const [kind, type] = statusOf(check, strict);
  const id = check.id.split('/').at(-1)!;
  return {
    check,
    kind,
    type,
    name: `${check.level.toUpperCase()} ${id} [${check.requirement}]`,
    detail: detail(check),
  };
}

/** The status of a check as a test case, with the `type` that states the cause. */
function statusOf(check: CheckReport, strict: boolean): readonly [CaseKind, string] {
  const { outcome } = check;
  const bearing = bearsOnVerdict(check, strict);
  if (outcome === 'error' || (outcome === 'inconclusive' && bearing)) return ['error', outcome];
  if (outcome === 'fail' && bearing) return ['failure', `${check.id}#${check.reason}`];
  if (outcome === 'flaky' && strict) return ['failure', outcome];
  if (check.newSince !== undefined) return ['skipped', 'news'];
  if (check.knownFlaky) return ['skipped', 'known-flaky'];
  return ['inconclusive', 'waived', 'not-applicable', 'blocked'].includes(outcome)
    ? ['skipped', outcome]
    : ['passed', outcome === 'fail' ? 'warning' : outcome];
}

/** For these outcomes the message names the option that provides a missing facet, as in the other reports. */
const LACKING: readonly string[] = ['inconclusive', 'waived', 'not-applicable'];

/**
 * The message of a check after the meaning of its reason, if that is known: consumers show the first words, and the
 * actual value may be only a hash. Baselines match the message alone.
 */
function worded(check: CheckReport, reasons: ReasonTexts): string {
  const { id, reason, outcome, expected, actual, message = '' } = check;
  const meaning = reason === undefined ? undefined : reasons.get(`${id}#${reason}`);
  if (meaning === undefined) return reason === undefined && LACKING.includes(outcome) ? causeOf(check) : message;
  return `${meaning}: ${expected === undefined ? message : `expected ${expected}; found ${actual}`}`;
}

function detail(check: CheckReport): string {
  const { message, expected, actual, at, because, reproduce, since, page, exchanges } = check;
  const once = reproduce === undefined ? undefined : repeatNote(exchanges.at(-1));
  const lines =
    expected === undefined
      ? { because }
      : { expected, actual, at, because, reproduce, since, 'sent again': once, page };
  const named = Object.entries(lines).filter(([, value]) => value !== undefined);
  return [message, ...named.map(([name, value]) => `${name}: ${value}`)].filter(Boolean).join('\n');
}

function verdictCase(report: Report, bad: boolean): VerdictCase {
  const stale = report.baseline.stale.map((entry) => entry.message);
  const why = verdictReason(report);
  const page = report.page === undefined ? [] : [`page: ${report.page}`];
  const text = [`${report.verdict} (${report.scope.text})`, ...(why ? [why] : []), ...page, ...stale].join('\n');
  const more = stale.length > 1 ? `${stale[0]} (and ${stale.length - 1} more)` : stale[0];
  return { bad, message: [report.verdict, why, more].filter(Boolean).join(': '), text };
}
