import { legibleJson } from '../../core/text/legible-json.ts';
import { legibleText } from '../../core/text/legible-text.ts';
import { type Case, type CaseTexts, casesOf } from '../cases/cases.ts';
import type { Report } from '../document/report.ts';

/** The version of the Common Test Report Format (https://ctrf.io), as its schema of 2026 names itself. */
const SPEC_VERSION = '0.0.0';

/** How many UTF-16 units a detail may have: it has several texts, which are cut themselves. */
const DETAIL_LENGTH = 4000;

type Status = 'passed' | 'failed' | 'skipped' | 'other';

/**
 * The report in the Common Test Report Format: a test for each check, and a last one for the verdict, as in JUnit, so
 * that no test is failed exactly where the exit code is 0. A warning is `other`: it is neither passed nor does it fail
 * the run.
 */
export function ctrfReport(report: Report, texts: CaseTexts = {}): string {
  const { cases, verdict } = casesOf(report, texts);
  const verdictTest = {
    name: 'verdict',
    testId: `${report.suite}/verdict`,
    status: verdict.bad ? ('failed' as const) : ('passed' as const),
    duration: 0,
    suite: [report.suite],
    message: legibleText(verdict.message),
    trace: legibleText(verdict.text, DETAIL_LENGTH),
    rawStatus: report.verdict,
    type: 'conformance',
  };
  const tests = [...cases.map((one) => testOf(report, one)), verdictTest];
  const count = (status: Status) => tests.filter((test) => test.status === status).length;
  const start = Date.parse(report.startedAt);
  const stop = start + Math.round(report.durationMs);
  const { tool, target, scope, seed, exitCode } = report;
  return legibleJson({
    reportFormat: 'CTRF',
    specVersion: SPEC_VERSION,
    timestamp: new Date(stop).toISOString(),
    generatedBy: `${tool.name} ${tool.version}`,
    results: {
      tool: { name: tool.name, version: tool.version },
      summary: {
        tests: tests.length,
        passed: count('passed'),
        failed: count('failed'),
        skipped: count('skipped'),
        pending: 0,
        other: count('other'),
        flaky: report.strict ? 0 : report.counts.flaky,
        start,
        stop,
        duration: stop - start,
      },
      tests,
      environment: {
        reportName: `touchstone ${report.suite}`,
        appName: legibleText(String(target.address ?? '')),
        extra: { verdict: report.verdict, exitCode, scope: legibleText(scope.text), seed },
      },
    },
  });
}

function testOf(report: Report, { check, kind, type, name, detail }: Case) {
  const { id, requirement, level, ruleset, outcome, message, location } = check;
  return {
    name,
    testId: id,
    status: statusOf(kind, type),
    duration: Math.round(check.durationMs),
    suite: [report.suite, id.split('/')[1]!],
    ...(message ? { message: legibleText(message), trace: legibleText(detail, DETAIL_LENGTH) } : {}),
    rawStatus: outcome,
    tags: [level, ruleset, ...(['warning', 'known-flaky'].includes(type) ? [type] : [])],
    labels: { requirement, ...(check.reason === undefined ? {} : { reason: check.reason }) },
    type: 'conformance',
    ...(location ? { filePath: location.file, line: location.line } : {}),
    ...(outcome === 'flaky' && kind === 'passed' ? { flaky: true } : {}),
  };
}

function statusOf(kind: Case['kind'], type: string): Status {
  if (kind === 'passed') return type === 'warning' ? 'other' : 'passed';
  return kind === 'skipped' ? 'skipped' : 'failed';
}
