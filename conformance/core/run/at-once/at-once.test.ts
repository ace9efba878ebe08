import { AsyncLocalStorage } from 'node:async_hooks';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { check, type UnnamedCheck } from '../../check/check.ts';
import { reasonsOf } from '../../check/owned-reasons.ts';
import { premise } from '../../check/premise.ts';
import type { Premise, Trial } from '../../check/trial.ts';
import type { CheckResult } from '../../verdict/outcome.ts';
import { BOTH, type FakeTarget, fakeSuite, fakeTarget } from '../fake.test-tool.ts';
import { plan } from '../plan.ts';
import { runPlan } from '../run.ts';
import type { SessionOptions } from '../session.ts';
import { virtualTime } from '../time.ts';

type Checks = Readonly<Record<string, UnnamedCheck<FakeTarget>>>;

const running = (run: (target: FakeTarget, t: Trial<FakeTarget, 'bad'>) => Promise<unknown> | unknown) =>
  check<FakeTarget>()({
    proves: 'LOG-CP-001',
    reasons: { bad: 'it is bad' },
    run: async (target, t) => {
      await run(target, t);
      t.judge(undefined);
    },
  });

/** Judges checks at once, all but those whose name begins with `later`. */
async function judged(
  checks: Checks,
  jobs: number,
  options: Partial<SessionOptions> = {},
  target: FakeTarget = fakeTarget(),
  confirms = false,
): Promise<readonly CheckResult[]> {
  const suite = { ...fakeSuite(checks), independent: ({ id }: { readonly id: string }) => !id.includes('/later') };
  const atOnce = { jobs, slowdown: 1, confirms, storage: new AsyncLocalStorage<object>() };
  const { results } = await runPlan(plan(suite, BOTH), target, { seed: 1n, time: virtualTime(), atOnce, ...options });
  return results;
}

const outcomesOf = (results: readonly CheckResult[]) =>
  results.map(({ id, outcome, reason, because, message }) => ({ id, outcome, reason, because, message }));
const nameOf = ({ id }: { readonly id: string }) => id.replace('log/fake/', '');

describe('checks that are judged at once', () => {
  test('are so many, and begin in the order of the plan', async () => {
    let working = 0;
    let most = 0;
    const begun: string[] = [];
    const works = running(async (_target, t) => {
      most = Math.max(most, ++working);
      await t.time.sleep(10);
      working--;
    });
    const names = ['a', 'b', 'c', 'd', 'e'];
    const checks = Object.fromEntries(names.map((name) => [name, works]));
    await judged(checks, 2, { onStart: (check) => begun.push(nameOf(check)) });
    expect(most).toBe(2);
    expect(begun).toEqual(names);
  });
  test('have their results in the order of the plan, and those that are not independent follow', async () => {
    const ended: string[] = [];
    const sleeps = (ms: number) => running((_target, t) => t.time.sleep(ms));
    const checks = { a: sleeps(50), b: sleeps(10), later: sleeps(0), z: sleeps(1) };
    const results = await judged(checks, 3, { onResult: (result) => ended.push(nameOf(result)) });
    expect(results.map(nameOf)).toEqual(['a', 'b', 'later', 'z']);
    expect(ended).toEqual(['z', 'b', 'a', 'later']);
  });
  test('find a premise once, although both ask for it at the same time', async () => {
    let found = 0;
    const slow = premise<FakeTarget>()({
      name: 'slow',
      find: async (_target, t) => {
        await t.time.sleep(20);
        return ++found;
      },
    });
    const uses = running(async (_target, t) => expect(await t.use(slow)).toBe(1));
    const [a, b] = await judged({ a: uses, b: uses }, 2);
    expect([a!.outcome, b!.outcome, found]).toEqual(['pass', 'pass', 1]);
    expect([a!.durationMs, a!.waitedMs, b!.durationMs, b!.waitedMs]).toEqual([20, undefined, 20, 20]);
  });
  test('use what is used in turn one at a time, and what stands on it, but not while they wait for something else', async () => {
    const chain = premise<FakeTarget>()({ name: 'chain', inTurn: true, find: async () => ({ users: 0 }) });
    const onChain: Premise<FakeTarget, { users: number }, never> = premise<FakeTarget>()({
      name: 'onChain',
      find: async (_target, t) => t.use(chain),
    });
    const alone = async (t: Trial<FakeTarget, 'bad'>, of: typeof onChain) => {
      const value = await t.use(of);
      expect(++value.users).toBe(1);
      await t.time.sleep(10);
      value.users--;
    };
    const other = premise<FakeTarget>()({ name: 'other', find: (_target, t) => t.time.sleep(10) });
    const checks = {
      a: running((_target, t) => alone(t, chain)),
      b: running((_target, t) => alone(t, onChain)),
      c: running(async (_target, t) => {
        await alone(t, onChain);
        await t.use(other);
        await alone(t, chain);
      }),
      d: running((_target, t) => t.time.sleep(10)),
    };
    for (const jobs of [2, 8])
      expect((await judged(checks, jobs)).map(({ outcome, message }) => [outcome, message])).toEqual(
        Array.from({ length: 4 }, () => ['pass', undefined]),
      );
  });
  test('do not wait for a chain from which a mere fact was found', async () => {
    const chain = premise<FakeTarget>()({ name: 'chain', inTurn: true, find: async () => {} });
    const fact = premise<FakeTarget>()({ name: 'fact', inTurn: false, find: async (_target, t) => t.use(chain) });
    const checks = {
      a: running((_target, t) => t.use(fact)),
      b: running(async (_target, t) => {
        await t.time.sleep(5);
        await t.use(chain);
        await t.time.sleep(50);
      }),
      c: running(async (_target, t) => {
        await t.time.sleep(10);
        await t.use(fact);
      }),
    };
    expect((await judged(checks, 3)).map(({ durationMs }) => durationMs)).toEqual([0, 55, 10]);
  });
  test('have their own exchanges, also those of a premise that they were the first to need', async () => {
    const asked = premise<FakeTarget>()({ name: 'asked', find: (target) => target.ask('premise') });
    const asks = (path: string, wants: boolean) =>
      running(async (target, t) => {
        if (wants) await t.use(asked);
        await t.time.sleep(5);
        await target.ask(path);
        await t.time.sleep(5);
        await target.ask(path);
        t.inconclusive('enough');
      });
    const results = await judged({ a: asks('a', true), b: asks('b', false) }, 2);
    const paths = results.map(({ exchanges }) => exchanges.map(({ resource }) => resource));
    expect(paths).toEqual([
      ['premise', 'a', 'a'],
      ['b', 'b'],
    ]);
  });
  test('are flaky by their own retries alone', async () => {
    const retries = running(async (target, t) => {
      await t.time.sleep(1);
      await target.ask('a', { failure: 'reset' });
      await t.time.sleep(1);
      await target.ask('a', { attempt: 2 });
    });
    const calm = running((_target, t) => t.time.sleep(9));
    const results = await judged({ calm, retries }, 2);
    expect(results.map(({ outcome }) => outcome)).toEqual(['pass', 'flaky']);
  });
  test('end when the budget is spent, also those that wait', async () => {
    const stop = new AbortController();
    const chain = premise<FakeTarget>()({ name: 'chain', inTurn: true, find: async () => {} });
    const uses = running(async (_target, t) => {
      await t.use(chain);
      t.signal.throwIfAborted();
      await t.time.sleep(5);
      stop.abort(new Error('spent'));
      t.signal.throwIfAborted();
    });
    const results = await judged({ a: uses, b: uses, c: uses, d: uses }, 2, { signal: stop.signal });
    expect(new Set(results.map(({ outcome }) => outcome))).toEqual(new Set(['inconclusive']));
  });
});

test('what did not pass is judged again alone, where that is asked for', async () => {
  let working = 0;
  const crowded = running(async (_target, t) => {
    const before = working++;
    await t.time.sleep(10);
    const after = --working;
    t.judge(before + after > 0 && { reason: 'bad', expected: 'nobody beside it', actual: 'another' });
  });
  const bad = running((_target, t) => t.fail({ reason: 'bad', expected: 'good', actual: 'bad' }));
  const checks = { a: crowded, b: crowded, bad };
  const outcomes = async (confirms: boolean) =>
    (await judged(checks, 2, {}, fakeTarget(), confirms)).map(({ outcome }) => outcome);
  expect(await outcomes(false)).toEqual(['fail', 'fail', 'fail']);
  expect(await outcomes(true)).toEqual(['pass', 'pass', 'fail']);
});

test('a trial that uses two premises at the same time is an error of the suite', async () => {
  const slow = (name: string) => premise<FakeTarget>()({ name, find: (_target, t) => t.time.sleep(5) });
  const [one, two] = [slow('one'), slow('two')];
  const both = running((_target, t) => Promise.all([t.use(one), t.use(two)]));
  const [result] = await judged({ both }, 2);
  expect([result!.outcome, result!.message]).toEqual(['error', expect.stringContaining('one premise after the other')]);
});

/** A check or premise of a random suite: which premises it uses, how long it takes, and whether it finds a defect. */
const part = fc.record({ uses: fc.uniqueArray(fc.nat(5)), ms: fc.nat(4), fails: fc.boolean(), inTurn: fc.boolean() });

test('no outcome depends on how many are judged at once', async () => {
  const suites = fc.record({ premises: fc.array(part, { maxLength: 5 }), checks: fc.array(part, { maxLength: 9 }) });
  await fc.assert(
    fc.asyncProperty(suites, async ({ premises, checks }) => {
      const made: Premise<FakeTarget, unknown, 'bad'>[] = [];
      const work = async (t: Trial<FakeTarget, 'bad'>, { uses, ms, fails }: (typeof checks)[number], most: number) => {
        for (const number of uses) if (number < most) await t.use(made[number]!);
        await t.time.sleep(ms);
        t.judge(fails && { reason: 'bad', expected: 'good', actual: 'bad' });
      };
      for (const [number, one] of premises.entries())
        made.push(
          premise<FakeTarget>()({
            name: `p${number}`,
            inTurn: one.inTurn,
            reasons: ['bad'],
            find: (_target, t) => work(t, one, number),
          }),
        );
      const suite: Record<string, UnnamedCheck<FakeTarget>> = {};
      for (const [number, one] of checks.entries()) suite[`c${number}`] = running((_t, t) => work(t, one, made.length));
      for (const [number, one] of made.entries())
        suite[`owner${number}`] = check<FakeTarget>()({
          proves: 'LOG-CP-001',
          reasons: { bad: 'it is bad' },
          owns: [reasonsOf(one, 'bad')],
          run: async (_target, t) => {
            await t.use(one);
            t.judge(undefined);
          },
        });
      const serial = await runPlan(plan(fakeSuite(suite), BOTH), fakeTarget(), { seed: 1n, time: virtualTime() });
      for (const jobs of [2, 8]) expect(outcomesOf(await judged(suite, jobs))).toEqual(outcomesOf(serial.results));
    }),
    { numRuns: 60 },
  );
});
