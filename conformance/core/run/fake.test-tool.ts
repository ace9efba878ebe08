/** A target, checks and results that are small enough to see through. */

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

/** A target that answers with what it was asked for. `bell`, `book` and `candle` are its facets. */
export interface FakeTarget extends Target {
  ask(path: string, how?: Partial<Pick<Exchange, 'attempt' | 'failure'>>): Promise<Answer>;
  readonly bell?: string;
  readonly book?: string;
  readonly candle?: string;
}

/** A fake target and what it was asked for. */
export interface OpenFakeTarget extends FakeTarget {
  readonly asked: string[];
  readonly listeners: Set<ExchangeListener>;
}

/** Makes a fake target with these members. */
export function fakeTarget(given: Partial<FakeTarget> = {}): OpenFakeTarget {
  const listeners = new Set<ExchangeListener>();
  const asked: string[] = [];
  return {
    absent: {},
    choices: {},
    exclusive: true,
    asked,
    listeners,
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask: async (path, how = {}) => {
      asked.push(path);
      const answer: Answer = {
        status: 200,
        headers: [],
        raw: Buffer.from(path),
        cut: false,
        body: () => Buffer.from(path),
        exchange: asked.length,
      };
      const told = how.failure === undefined ? answer : undefined;
      for (const listener of listeners) listener({ ...fakeExchange(asked.length, path), ...how }, told);
      return answer;
    },
    ...given,
  };
}

/** A record of an exchange. */
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

/** Runs these checks. */
export function runFake(
  checks: Parameters<typeof fakeSuite>[0],
  options: { target?: FakeTarget; selection?: Partial<Selection> } & Partial<SessionOptions> = {},
): Promise<RunResult> {
  const { target = fakeTarget(), selection = {}, ...rest } = options;
  return runPlan(plan(fakeSuite(checks), { ...BOTH, ...selection }), target, {
    seed: 1n,
    time: virtualTime(),
    ...rest,
  });
}

/** What came of each check, by the name of its export in lower case. */
export async function judgedResults(...given: Parameters<typeof runFake>): Promise<Record<string, CheckResult>> {
  const { results } = await runFake(...given);
  return Object.fromEntries(results.map((result) => [result.id.replace('log/fake/', ''), result]));
}

/** The outcomes alone, failures with their reason. */
export async function outcomes(...given: Parameters<typeof runFake>): Promise<Record<string, string>> {
  const results = await judgedResults(...given);
  return Object.fromEntries(
    Object.entries(results).map(([name, one]) => [name, one.reason ? `${one.outcome}#${one.reason}` : one.outcome]),
  );
}

/** A result of a check of the ruleset `tlog-tiles`. */
export function fakeResult(name: string, given: Partial<CheckResult> = {}): CheckResult {
  return {
    id: `log/fake/${name}`,
    requirements: ['LOG-CP-001'],
    level: 'must',
    ruleset: 'tlog-tiles',
    outcome: 'pass',
    subjects: 1,
    durationMs: 1,
    exchanges: [],
    ...given,
  };
}
