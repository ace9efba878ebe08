import { describe, expect, test } from 'vitest';
import { check, type UnnamedCheck } from '../check/check.ts';
import { premise } from '../check/premise.ts';
import type { Trial } from '../check/trial.ts';
import { TransportFailure } from '../target/transport-failure.ts';
import { UndecodableBody } from '../target/undecodable-body.ts';
import { LEGIBLE_LENGTH } from '../text/legible-text.ts';
import { BOTH, type FakeTarget, fakeSuite, fakeTarget, judgedResults, outcomes, runFake } from './fake.test-tool.ts';
import { plan } from './plan.ts';
import { Session } from './session.ts';
import { virtualTime } from './time.ts';

const running = (
  run: (target: FakeTarget, t: Trial<FakeTarget, 'bad'>) => Promise<unknown> | unknown,
): UnnamedCheck<FakeTarget> =>
  check<FakeTarget>()({
    proves: 'LOG-CP-001',
    reasons: { bad: 'it is bad' },
    run: async (target, t) => void (await run(target, t)),
  });
const passes = running((_target, t) => t.judge(undefined));

describe('a result', () => {
  test('names its check, the requirements, and the time that it took on the run’s clock', async () => {
    const slow = check<FakeTarget>()({
      proves: ['LOG-MH-003', 'LOG-MH-005'],
      reasons: {},
      run: async (_target, t) => {
        await t.time.sleep(250);
        t.judge(undefined);
      },
    });
    expect((await judgedResults({ slow })).slow).toEqual({
      id: 'log/fake/slow',
      requirements: ['LOG-MH-003', 'LOG-MH-005'],
      level: 'must',
      ruleset: 'tlog-tiles',
      outcome: 'pass',
      subjects: 1,
      durationMs: 250,
      pausedMs: 250,
      exchanges: [],
    });
  });
  test('is plain data', async () => {
    const { results } = await runFake({
      passes,
      fails: running((_t, t) => t.judge({ reason: 'bad', expected: 'a', actual: 'b' })),
    });
    expect(structuredClone(results)).toEqual(results);
    expect(JSON.parse(JSON.stringify(results))).toEqual(results);
  });
  test('has a legible, bounded message whose beginning does not depend on its length', async () => {
    const long = (length: number) =>
      running((_target, t) => t.judge({ reason: 'bad', expected: 'short', actual: 'x'.repeat(length), at: '\x1b[2J' }));
    const { short, huge } = await judgedResults({ short: long(200), huge: long(1_000_000) });
    expect(huge!.actual).toBe(`${'x'.repeat(LEGIBLE_LENGTH)}… (1000000 characters)`);
    expect(huge!.message!.length).toBeLessThan(2 * LEGIBLE_LENGTH);
    expect(huge!.message!.slice(0, 120)).toBe(short!.message!.slice(0, 120));
    expect(huge!.at).toBe('\\x1b[2J');
  });
});

describe('flaky', () => {
  const retries = running(async (target, t) => {
    await target.ask('a', { failure: 'the connection was reset' });
    await target.ask('a', { attempt: 2 });
    for (let i = 0; i < 20; i++) await target.ask('b');
    t.judge(undefined);
  });
  test('is a pass in which a transport was tried again, and shows both tries', async () => {
    const { retries: result } = await judgedResults({ retries });
    expect(result).toMatchObject({ outcome: 'flaky', subjects: 1 });
    expect(result!.exchanges.map((exchange) => [exchange.resource, exchange.attempt])).toEqual([
      ['a', 1],
      ['a', 2],
    ]);
  });
  test('does not make the next check flaky', async () => {
    expect(await outcomes({ first: retries, second: passes })).toEqual({ first: 'flaky', second: 'pass' });
  });
  test('applies to checks that use a premise found by a retry, and to no others', async () => {
    const shaky = premise<FakeTarget>()({
      name: 'shaky',
      find: async (target) => target.ask('x', { attempt: 2 }),
    });
    const above = premise<FakeTarget>()({ name: 'above', find: async (_target, t) => t.use(shaky) });
    const stands = (on: typeof shaky) =>
      check<FakeTarget>()({
        proves: 'LOG-CP-001',
        reasons: {},
        run: async (_target, t) => {
          await t.use(on);
          t.judge(undefined);
        },
      });
    const byName = await outcomes({ a: stands(shaky), b: passes, c: stands(above), d: stands(shaky) });
    expect(byName).toEqual({ a: 'flaky', b: 'pass', c: 'flaky', d: 'flaky' });
  });
  test('does not soften a failure', async () => {
    const fails = running(async (target, t) => {
      await target.ask('a', { attempt: 2 });
      t.judge({ reason: 'bad', expected: 'a', actual: 'b' });
    });
    expect(await outcomes({ fails })).toEqual({ fails: 'fail#bad' });
  });
});

describe('what a check throws', () => {
  test.each<[string, unknown, string, string]>([
    ['an error of the suite', new TypeError('undefined is not a function'), 'error', 'undefined is not a function'],
    ['a value that is not an error', 'a string', 'error', 'a string'],
    ['a coding that the check did not handle', new UndecodableBody('gzip', 'no gzip'), 'error', 'no gzip'],
    [
      'trouble with the transport',
      new TransportFailure('timeout', 'no answer in 10 s'),
      'inconclusive',
      'no answer in 10 s',
    ],
    [
      'a limit of the suite',
      new TransportFailure('too-many-redirects', '11', { answered: true }),
      'inconclusive',
      '11',
    ],
  ])('%s', async (_name, cause, outcome, text) => {
    const { throws } = await judgedResults({
      throws: running(() => {
        throw cause;
      }),
    });
    expect(throws!.outcome).toBe(outcome);
    expect(throws!.message).toContain(text);
  });
  test('has a stack trace where it is an error of the suite', async () => {
    const throws = running(() => Promise.reject(new TypeError('no')));
    expect((await judgedResults({ throws })).throws!.message).toMatch(/TypeError: no\n\s+at .*session\.test\.ts/);
  });
  test('does not end the run', async () => {
    const throws = running(() => Promise.reject(new Error('no')));
    expect(await outcomes({ first: throws, second: passes })).toEqual({ first: 'error', second: 'pass' });
  });
});

describe('a spent budget', () => {
  test('leaves later checks inconclusive', async () => {
    const budget = new AbortController();
    const spends = running((_target, t) => {
      t.judge(undefined);
      budget.abort();
    });
    const results = await judgedResults({ first: spends, second: passes }, { signal: budget.signal });
    expect(results.first!.outcome).toBe('pass');
    expect(results.second).toMatchObject({ outcome: 'inconclusive', subjects: 0 });
    expect(results.second!.message).toContain('budget');
  });
  test('ends a check that waits', async () => {
    const budget = new AbortController();
    const waits = running(async (_target, t) => {
      budget.abort();
      await t.time.sleep(10, t.signal);
    });
    expect(await outcomes({ waits }, { signal: budget.signal })).toEqual({ waits: 'inconclusive' });
  });
  test('does not undo a failure', async () => {
    const budget = new AbortController();
    const fails = running((_target, t) => {
      budget.abort();
      t.judge({ reason: 'bad', expected: 'a', actual: 'b' });
    });
    expect(await outcomes({ fails }, { signal: budget.signal })).toEqual({ fails: 'fail#bad' });
  });
});

describe('a session driven by a test runner', () => {
  const open = (checks: Parameters<typeof fakeSuite>[0], target = fakeTarget()) =>
    new Session(plan(fakeSuite(checks), BOTH), target, { seed: 1n, time: virtualTime() });
  test('judges a check once', async () => {
    let runs = 0;
    const session = open({ once: running((_target, t) => t.judge(void runs++)) });
    const [once] = session.plan.checks;
    expect(await session.judge(once!)).toBe(await session.judge(once!));
    expect(runs).toBe(1);
  });
  test('reports checks that nobody had it judge as inconclusive', async () => {
    const session = open({ first: passes, second: passes });
    await session.judge(session.plan.checks[1]!);
    const results = await session.finish();
    expect(results.map((result) => [result.id, result.outcome, result.message])).toEqual([
      ['log/fake/second', 'pass', undefined],
      ['log/fake/first', 'inconclusive', 'it was not run'],
    ]);
  });
  test('reports starts and results as they come', async () => {
    const events: string[] = [];
    const tell = ({ id }: { id: string }) => events.push(id);
    await runFake({ first: passes, second: passes }, { onStart: tell, onResult: tell });
    expect(events).toEqual(['log/fake/first', 'log/fake/first', 'log/fake/second', 'log/fake/second']);
  });
});
