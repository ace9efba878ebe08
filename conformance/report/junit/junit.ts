import { type Case, type CaseTexts, casesOf, type VerdictCase } from '../cases/cases.ts';
import type { Report } from '../document/report.ts';
import { type Element, element, xmlDocument } from './xml.ts';

const seconds = (ms: number): string => (ms / 1000).toFixed(3);

/**
 * The report as JUnit XML in the format of Jenkins (junit-10.xsd of its xUnit plugin): one suite, one test case for
 * each check, warnings in the output of passing cases. A last case represents the verdict; it is an error where no
 * other case shows a bad verdict, so that a report is green exactly where the exit code is 0.
 */
export function junitReport(report: Report, texts: CaseTexts = {}): string {
  const { cases, verdict } = casesOf(report, texts);
  const count = (name: string) => cases.filter(({ kind }) => kind === name).length;
  const totals = {
    name: `touchstone ${report.suite}`,
    tests: String(cases.length + 1),
    failures: String(count('failure')),
    errors: String(count('error') + (verdict.bad ? 1 : 0)),
    time: seconds(report.durationMs),
  };
  const properties = Object.entries(facts(report)).map(([name, value]) => element('property', { name, value }));
  const suite = { ...totals, skipped: String(count('skipped')), timestamp: report.startedAt.slice(0, 19) };
  return xmlDocument(
    element('testsuites', totals, [
      element('testsuite', suite, [
        element('properties', {}, properties),
        ...cases.map((one) => testCase(report, one)),
        verdictElement(report, verdict),
      ]),
    ]),
  );
}

function testCase(report: Report, { check, kind, type, name, detail }: Case): Element {
  const [, topic] = check.id.split('/');
  const at = { name, classname: `${report.suite}.${topic}`, time: seconds(check.durationMs) };
  const { message } = check;
  if (kind !== 'passed') return element('testcase', at, [element(kind, { type, message: message ?? '' }, detail)]);
  return element('testcase', at, message ? [element('system-out', {}, `${type}: ${detail}`)] : []);
}

function verdictElement(report: Report, { bad, message, text }: VerdictCase): Element {
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
