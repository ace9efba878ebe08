/** Reports of real runs in process, and made-up reports with every outcome. */
import type { LogRig } from '../../../src/reference/log/index.ts';
import { reasonKey } from '../../core/check/reason.ts';
import { fakeExchange, fakeResult } from '../../core/run/fake.test-tool.ts';
import { plan, type Selection } from '../../core/run/plan.ts';
import { runPlan } from '../../core/run/run.ts';
import { requirementsOf } from '../../core/spec/requirement.ts';
import { applyBaseline, type BaselineEntry } from '../../core/verdict/baseline.ts';
import { type CheckResult, OUTCOMES } from '../../core/verdict/outcome.ts';
import { verdictOf } from '../../core/verdict/verdict.ts';
import { logSuite } from '../../log/suite.ts';
import type { LogNeeds } from '../../log/testbed/needs.ts';
import { logTestbed } from '../../log/testbed/testbed.ts';
import { type ReportFacts, reportOf } from './document.ts';
import type { Report } from './report.ts';
import { scopeOf } from './scope.ts';

/** How a run differs from the usual one. */
export interface Special {
  readonly install?: (rig: LogRig) => LogRig;
  readonly needs?: LogNeeds;
  readonly selection?: Partial<Selection>;
  readonly baseline?: readonly BaselineEntry[];
  readonly strict?: boolean;
}

const chosen = (selection: Selection) =>
  requirementsOf('log').filter((requirement) => selection.rulesets.includes(requirement.ruleset));

/** Judges the reference log, altered or not, and makes the report. */
export async function realReport(special: Special = {}): Promise<Report> {
  const selection: Selection = { rulesets: ['interface', 'tlog-tiles'], ...special.selection };
  const strict = special.strict ?? false;
  const { target } = await logTestbed(special.install ?? ((rig) => rig), special.needs ?? {});
  const taken = plan(logSuite, selection);
  const startedAt = new Date().toISOString();
  const result = await runPlan(taken, target, { seed: 1n, time: target.time });
  const { results, stale } = applyBaseline(
    result.results,
    special.baseline ?? [],
    new Set(taken.checks.map((check) => check.id)),
    logSuite.checks.flatMap((check) => Object.keys(check.reasons).map((reason) => reasonKey(check.id, reason))),
    '2026-03-10',
  );
  return reportOf({
    ...FACTS,
    choices: { declared: target.choices, observed: result.observed },
    strict,
    scope: scopeOf(taken, target.absent, result.observed, results),
    startedAt,
    durationMs: target.time.now(),
    verdict: verdictOf(results, { strict, reached: true, stale }),
    results,
    stale,
    chosen: chosen(selection),
  });
}

const FACTS: Omit<ReportFacts, 'scope' | 'verdict' | 'results' | 'stale'> = {
  tool: { name: 'touchstone', version: '0.0.0' },
  suite: 'log',
  profile: ['interface', 'tlog-tiles'],
  choices: { declared: {}, observed: {} },
  target: { address: 'https://log.example', prefix: 'https://log.example/api/v2', vkeys: [] },
  seed: '1',
  strict: false,
  startedAt: '2026-03-10T01:02:03.004Z',
  durationMs: 1234.5,
  interrupted: false,
  chosen: chosen({ rulesets: ['interface', 'tlog-tiles'] }),
  suiteChecks: logSuite.checks,
};

/** A report of these results. */
export function reportWith(results: readonly CheckResult[], facts: Partial<ReportFacts> = {}): Report {
  const { strict = false, stale = [] } = facts;
  return reportOf({
    ...FACTS,
    scope: scopeOf(plan(logSuite, { rulesets: ['interface', 'tlog-tiles'] }), {}, {}, results),
    verdict: verdictOf(results, { strict, reached: true, stale }),
    results,
    stale,
    ...facts,
  });
}

/** A failure, as a session reports it. */
export function failed(name: string, members: Partial<CheckResult> = {}): CheckResult {
  const { expected = 'status 200', actual = 'status 404' } = members;
  return fakeResult(name, {
    outcome: 'fail',
    reason: 'missing',
    message: `${expected}; found ${actual}`,
    expected,
    actual,
    at: 'checkpoint',
    exchanges: [fakeExchange(7, 'checkpoint')],
    ...members,
  });
}

/** A result with every outcome, for a `must` and for a `should`. */
export const ONE_OF_EACH: readonly CheckResult[] = (['must', 'should'] as const).flatMap((level) =>
  OUTCOMES.map((outcome): CheckResult => {
    const members = { level, requirements: [level === 'must' ? ('LOG-CP-001' as const) : ('LOG-CP-003' as const)] };
    const name = `${level}-${outcome}`;
    if (outcome === 'fail') return failed(name, members);
    if (outcome === 'pass') return fakeResult(name, members);
    const because = outcome === 'blocked' ? { because: 'log/fake/must-fail#missing' } : {};
    return fakeResult(name, { ...members, outcome, subjects: 0, message: `why it is ${outcome}`, ...because });
  }),
);

/** A run for each way to end, by name: with exit code 0 and with others. */
export const ENDS: readonly (readonly [name: string, report: Report])[] = [
  ['a conformant run', reportWith([fakeResult('a')])],
  ['a warning', reportWith([fakeResult('a'), failed('b', { level: 'should' })])],
  ['a failure', reportWith([failed('a')])],
  ['nothing ran', reportWith([])],
  ['nothing answered', reportWith([], { verdict: 'unreachable', why: 'refused' })],
  ['an inconclusive must', reportWith([fakeResult('a'), fakeResult('b', { outcome: 'inconclusive', message: '' })])],
  ['a flaky pass in a strict run', reportWith([fakeResult('a', { outcome: 'flaky' })], { strict: true })],
  ['an interrupt', reportWith([fakeResult('a')], { interrupted: true })],
];
