import { bearsOnVerdict } from '../../core/verdict/verdict.ts';
import { causeOf, verdictReason } from '../console/cause.ts';
import { repeatNote } from '../document/curl.ts';
import type { CheckReport, Report } from '../document/document.ts';
import { type Element, element, xmlDocument } from './xml.ts';

const seconds = (ms: number): string => (ms / 1000).toFixed(3);

/** The meaning of each reason, by its key `check-id#reason`. */
export type ReasonTexts = ReadonlyMap<string, string>;

const unchanged = (at: string): string => at;

/** The status of a check as a test case, with the `type` that states the cause. */
function statusOf(check: CheckReport, strict: boolean): readonly ['failure' | 'error' | 'skipped' | 'passed', string] {
  const { outcome } = check;
  const bearing = bearsOnVerdict(check, strict);
  if (outcome === 'error' || (outcome === 'inconclusive' && bearing)) return ['error', outcome];
  if (outcome === 'fail' && bearing) return ['failure', `${check.id}#${check.reason}`];
  if (outcome === 'flaky' && strict) return ['failure', outcome];
  return ['inconclusive', 'waived', 'not-applicable', 'blocked'].includes(outcome)
    ? ['skipped', outcome]
    : ['passed', outcome === 'fail' ? 'warning' : outcome];
}

/** Settings beside the report itself. */
export interface JunitOptions {
  readonly reasons?: ReasonTexts;
  /** Adds the target's own name to a place in the document's words (`withTargetName`). */
  readonly here?: (at: string) => string;
}

/**
 * The report as JUnit XML in the format of Jenkins (junit-10.xsd of its xUnit plugin): one suite, one test case for
 * each check, warnings in the output of passing cases. A last case represents the verdict; it is an error where no
 * other case shows a bad verdict, so that a report is green exactly where the exit code is 0. A failure begins with
 * the meaning of its reason, if `reasons` has it: consumers show the first words, and the actual value may be only a
 * hash.
 */
export function junitReport(report: Report, { reasons = new Map(), here = unchanged }: JunitOptions = {}): string {
  const cases = report.checks.map((check) => ({ check, status: statusOf(check, report.strict) }));
  const count = (name: string) => cases.filter(({ status }) => status[0] === name).length;
  const unsaid = report.exitCode !== 0 && count('failure') + count('error') === 0;
  const totals = {
    name: `touchstone ${report.suite}`,
    tests: String(cases.length + 1),
    failures: String(count('failure')),
    errors: String(count('error') + (unsaid ? 1 : 0)),
    time: seconds(report.durationMs),
  };
  const properties = Object.entries(facts(report)).map(([name, value]) => element('property', { name, value }));
  const suite = { ...totals, skipped: String(count('skipped')), timestamp: report.startedAt.slice(0, 19) };
  return xmlDocument(
    element('testsuites', totals, [
      element('testsuite', suite, [
        element('properties', {}, properties),
        ...cases.map(({ check: { at, ...check }, status }) => {
          const place = at === undefined ? {} : { at: here(at) };
          return testCase(report, { ...check, ...place, message: worded(check, reasons) }, status);
        }),
        verdictCase(report, unsaid),
      ]),
    ]),
  );
}

/** For these outcomes the message names the option that provides a missing facet, as in the other reports. */
const LACKING: readonly string[] = ['inconclusive', 'waived', 'not-applicable'];

/** The message of a check after the meaning of its reason; baselines match the message alone. */
function worded(check: CheckReport, reasons: ReasonTexts): string {
  const { id, reason, outcome, expected, actual, message = '' } = check;
  const meaning = reason === undefined ? undefined : reasons.get(`${id}#${reason}`);
  if (meaning === undefined) return reason === undefined && LACKING.includes(outcome) ? causeOf(check) : message;
  return `${meaning}: ${expected === undefined ? message : `expected ${expected}; found ${actual}`}`;
}

function testCase(report: Report, check: CheckReport, [kind, type]: ReturnType<typeof statusOf>): Element {
  const [, topic, id] = check.id.split('/');
  const name = `${check.level.toUpperCase()} ${id} [${check.requirement}]`;
  const at = { name, classname: `${report.suite}.${topic}`, time: seconds(check.durationMs) };
  const { message } = check;
  if (kind !== 'passed')
    return element('testcase', at, [element(kind, { type, message: message ?? '' }, detail(check))]);
  return element('testcase', at, message ? [element('system-out', {}, `${type}: ${detail(check)}`)] : []);
}

function verdictCase(report: Report, bad: boolean): Element {
  const stale = report.baseline.stale.map((entry) => entry.message);
  const why = verdictReason(report);
  const text = [`${report.verdict} (${report.scope.text})`, ...(why ? [why] : []), ...stale].join('\n');
  const more = stale.length > 1 ? `${stale[0]} (and ${stale.length - 1} more)` : stale[0];
  const message = [report.verdict, why, more].filter(Boolean).join(': ');
  const inside = bad ? element('error', { type: report.verdict, message }, text) : element('system-out', {}, text);
  return element('testcase', { name: 'verdict', classname: report.suite, time: '0.000' }, [inside]);
}

/** Facts about the run for readers who have only this file. */
function facts(report: Report): Record<string, string> {
  const { tool, target, scope } = report;
  return {
    tool: `${tool.name} ${tool.version}`,
    target: String(target.address ?? ''),
    verdict: report.verdict,
    scope: scope.text,
    seed: report.seed,
  };
}

function detail(check: CheckReport): string {
  const { message, expected, actual, at, because, reproduce, since, exchanges } = check;
  const once = reproduce === undefined ? undefined : repeatNote(exchanges.at(-1));
  const lines =
    expected === undefined ? { because } : { expected, actual, at, because, reproduce, since, 'sent again': once };
  const named = Object.entries(lines).filter(([, value]) => value !== undefined);
  return [message, ...named.map(([name, value]) => `${name}: ${value}`)].filter(Boolean).join('\n');
}
