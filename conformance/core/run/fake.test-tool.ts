/** A small target with checks and results, for tests of the core. */

import type { UnnamedCheck } from '../check/check.ts';
import { nameOfExport } from '../check/name.ts';
import { type Suite, suite } from '../check/suite.ts';
import type { Answer } from '../target/answer.ts';
import type { Exchange, ExchangeListener } from '../target/exchange.ts';
import type { Target } from '../target/target.ts';
import type { CheckResult } from '../verdict/outcome.ts';
import { plan, type Selection } from './plan.ts';
import { type RunResult, runPlan } from './run.ts';
import type { SessionOptions } from './session.ts';
import { virtualTime } from './time.ts';

/** A target that answers with the requested path. `bell`, `book` and `candle` are its facets. */
export interface FakeTarget extends Target {
  ask(path: string, how?: Partial<Pick<Exchange, 'attempt' | 'failure'>>): Promise<Answer>;
  readonly bell?: string;
  readonly book?: string;
  readonly candle?: string;
}

/** A fake target and the paths that were requested from it. */
export interface OpenFakeTarget extends FakeTarget {
  readonly requested: string[];
  readonly listeners: Set<ExchangeListener>;
}

/** Makes a fake target with these members. */
export function fakeTarget(members: Partial<FakeTarget> = {}): OpenFakeTarget {
  const listeners = new Set<ExchangeListener>();
  const requested: string[] = [];
  return {
    absent: {},
    choices: {},
    exclusive: true,
    requested,
    listeners,
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask: async (path, how = {}) => {
      requested.push(path);
      const answer: Answer = {
        status: 200,
        headers: [],
        raw: Buffer.from(path),
        cut: false,
        body: () => Buffer.from(path),
        exchange: requested.length,
      };
      const delivered = how.failure === undefined ? answer : undefined;
      for (const listener of listeners) listener({ ...fakeExchange(requested.length, path), ...how }, delivered);
      return answer;
    },
    ...members,
  };
}

export function fakeExchange(id: number, resource = 'a'): Exchange {
  const request = { method: 'GET', url: `https://log.example/${resource}`, headers: [] };
  const answer = { status: 200, headers: [], size: 1, preview: 'a', encoding: 'utf-8' as const };
  return { id, request, resource, answer, attempt: 1, startedMs: 0, durationMs: 1 };
}

/** A suite of these checks, under the topic `fake`. */
export function fakeSuite(checks: Readonly<Record<string, UnnamedCheck<FakeTarget>>>): Suite<FakeTarget> {
  const named = Object.entries(checks).map(([member, check]) => [`fake/${nameOfExport(member)}`, check] as const);
  return suite<FakeTarget>({ name: 'log', order: named.length > 0 ? ['fake'] : [], checks: Object.fromEntries(named) });
}

/** Both rulesets. `tlog-tiles` has LOG-CP-001 (must) and LOG-CP-003 (should), `interface` has LOG-IF-001 (must). */
export const BOTH: Selection = { rulesets: ['tlog-tiles', 'interface'] };

export function runFake(
  checks: Parameters<typeof fakeSuite>[0],
  options: { target?: FakeTarget; selection?: Partial<Selection> } & Partial<SessionOptions> = {},
): Promise<RunResult> {
  const { target = fakeTarget(), selection = {}, ...otherOptions } = options;
  return runPlan(plan(fakeSuite(checks), { ...BOTH, ...selection }), target, {
    seed: 1n,
    time: virtualTime(),
    ...otherOptions,
  });
}

/** The result of each check, by the name of its export in lower case. */
export async function judgedResults(...options: Parameters<typeof runFake>): Promise<Record<string, CheckResult>> {
  const { results } = await runFake(...options);
  return Object.fromEntries(results.map((result) => [result.id.replace('log/fake/', ''), result]));
}

/** The outcome of each check by name, failures with their reason. */
export async function outcomes(...options: Parameters<typeof runFake>): Promise<Record<string, string>> {
  const results = await judgedResults(...options);
  return Object.fromEntries(
    Object.entries(results).map(([name, result]) => [
      name,
      result.reason ? `${result.outcome}#${result.reason}` : result.outcome,
    ]),
  );
}

/** A result of a check of the ruleset `tlog-tiles`. */
export function fakeResult(name: string, members: Partial<CheckResult> = {}): CheckResult {
  return {
    id: `log/fake/${name}`,
    requirements: ['LOG-CP-001'],
    level: 'must',
    ruleset: 'tlog-tiles',
    outcome: 'pass',
    subjects: 1,
    durationMs: 1,
    exchanges: [],
    ...members,
  };
}
