import { describe, expect, test } from 'vitest';
import { check, type UnnamedCheck, type Watcher, watch } from '../check/check.ts';
import { reasonsOf } from '../check/owned-reasons.ts';
import { premise } from '../check/premise.ts';
import type { Trial } from '../check/trial.ts';
import { type FakeTarget, fakeTarget, judgedResults, outcomes, runFake } from './fake.test-tool.ts';

const watching = (begin: (t: Trial<FakeTarget, 'bad'>, target: FakeTarget) => Watcher): UnnamedCheck<FakeTarget> =>
  watch<FakeTarget>()({ proves: 'LOG-TL-006', reasons: { bad: 'it is bad' }, begin: (target, t) => begin(t, target) });
/** A check that requests these paths. */
const asks = (...paths: string[]): UnnamedCheck<FakeTarget> =>
  check<FakeTarget>()({
    proves: 'LOG-CP-001',
    reasons: {},
    run: async (target, t) => t.each(paths, async (path) => t.judge(void (await target.ask(path)))),
  });
const bad = { reason: 'bad', expected: 'good', actual: 'bad' } as const;
const dislikes = (path: string) =>
  watching((t) => ({ on: ({ resource }) => t.judge(resource === path ? bad : undefined) }));

describe('a watch', () => {
  test('receives every exchange of the other checks, and passes with the number of subjects', async () => {
    const answers: (string | undefined)[] = [];
    const listens = watching((t) => ({
      on: ({ resource }, answer) => {
        answers.push(answer && resource);
        t.judge(undefined);
      },
    }));
    const results = await judgedResults({ listens, first: asks('a', 'b'), second: asks('c') });
    expect(answers).toEqual(['a', 'b', 'c']);
    expect(results.listens).toMatchObject({ outcome: 'pass', subjects: 3, exchanges: [] });
    expect(Object.keys(results)).toEqual(['first', 'second', 'listens']);
  });
  test('fails in on(), with that exchange, and receives no more', async () => {
    let exchanges = 0;
    const counts = watching((t) => ({
      on: ({ resource }) => {
        exchanges++;
        t.judge(resource === 'b' ? bad : undefined);
      },
    }));
    const { counts: result } = await judgedResults({ counts, first: asks('a', 'b', 'c') });
    expect(result).toMatchObject({ outcome: 'fail', reason: 'bad', subjects: 2 });
    expect(result!.exchanges.map((exchange) => exchange.resource)).toEqual(['b']);
    expect(exchanges).toBe(2);
  });
  test('does not affect the check whose exchange has the defect', async () => {
    expect(await outcomes({ a: dislikes('x'), first: asks('x') })).toEqual({ first: 'pass', a: 'fail#bad' });
  });
  test('fails in end()', async () => {
    const ends = watching((t) => ({ on: () => t.judge(undefined), end: () => t.judge(bad) }));
    expect(await outcomes({ ends, first: asks('a') })).toEqual({ first: 'pass', ends: 'fail#bad' });
  });
  test('that failed in on() cannot change its outcome in end()', async () => {
    const ends = watching((t) => ({
      on: () => t.judge(bad),
      end: () => {
        throw new Error('not reached');
      },
    }));
    expect(await outcomes({ ends, first: asks('a') })).toEqual({ first: 'pass', ends: 'fail#bad' });
  });
  test('is not applicable where no exchange concerned it', async () => {
    const deaf = watching(() => ({ on: () => {} }));
    const { deaf: result } = await judgedResults({ deaf, first: asks('a') });
    expect(result).toMatchObject({ outcome: 'not-applicable', message: 'nothing of its kind was read in this run' });
  });
  test('does not begin where its facet is absent', async () => {
    let begun = 0;
    const needs = watch<FakeTarget>()({
      proves: 'LOG-CP-001',
      needs: ['bell'],
      reasons: {},
      begin: () => ({ on: () => void begun++ }),
    });
    const target = fakeTarget({ absent: { bell: 'without' } });
    expect(await outcomes({ needs, first: asks('a') }, { target })).toEqual({ first: 'pass', needs: 'waived' });
    expect(begun).toBe(0);
  });
  test.each([
    ['when it begins', () => watching((t) => t.notApplicable('why'))],
    ['at an exchange', () => watching((t) => ({ on: () => t.notApplicable('why') }))],
    ['at its end', () => watching((t) => ({ on: () => {}, end: () => t.notApplicable('why') }))],
  ])('can end itself %s', async (_name, make) => {
    const { a } = await judgedResults({ a: make(), first: asks('a') });
    expect(a).toMatchObject({ outcome: 'not-applicable', message: 'why' });
  });
  test.each([
    ['when it begins', () => watching(() => missing())],
    ['at an exchange', () => watching(() => ({ on: () => missing() }))],
    ['at its end', () => watching((t) => ({ on: () => t.judge(undefined), end: () => missing() }))],
  ])('that throws an error %s is itself an error, and no other check is', async (_name, make) => {
    expect(await outcomes({ a: make(), first: asks('a') })).toEqual({ first: 'pass', a: 'error' });
  });
  test('receives the exchanges of owners that a failed premise adds to the plan', async () => {
    const broken = premise<FakeTarget>()({
      name: 'broken',
      reasons: ['gone'],
      find: async (_target, t) => t.judge({ reason: 'gone', expected: 'x', actual: 'y' }),
    });
    const needs = check<FakeTarget>()({ proves: 'LOG-CP-001', reasons: {}, run: async (_target, t) => t.use(broken) });
    const owner = check<FakeTarget>()({
      proves: 'LOG-CP-001',
      reasons: { gone: '' },
      owns: [reasonsOf(broken, 'gone')],
      run: async (target, t) => {
        await target.ask('x');
        await t.use(broken);
      },
    });
    const byName = await outcomes({ needs, owner, a: dislikes('x') }, { selection: { only: ['**/needs', '**/a'] } });
    expect(byName).toEqual({ needs: 'blocked', owner: 'fail#gone', a: 'fail#bad' });
  });
  test('may send requests at its end, and be blocked there', async () => {
    const target = fakeTarget();
    const asking = watching((t, { ask }) => ({ on: () => {}, end: async () => t.judge(void (await ask('last'))) }));
    const broken = premise<FakeTarget>()({
      name: 'broken',
      reasons: ['gone'],
      find: async (_target, t) => t.judge({ reason: 'gone', expected: 'x', actual: 'y' }),
    });
    const owner = check<FakeTarget>()({
      proves: 'LOG-CP-001',
      reasons: { gone: '' },
      owns: [reasonsOf(broken, 'gone')],
      run: (_target, t) => t.use(broken),
    });
    const stands = watching((t) => ({ on: () => {}, end: () => t.use(broken) }));
    const byName = await outcomes(
      { asking, owner, stands },
      { target, selection: { only: ['**/asking', '**/stands'] } },
    );
    expect(byName).toEqual({ asking: 'pass', stands: 'blocked', owner: 'fail#gone' });
    expect(target.requested).toEqual(['last']);
  });
  test('that had passed fails for an exchange that another watch causes at its end', async () => {
    const events: string[] = [];
    const asking = watching((t, { ask }) => ({ on: () => {}, end: async () => t.judge(void (await ask('x'))) }));
    const byName = await outcomes(
      { a: dislikes('x'), asking, first: asks('y'), z: dislikes('x') },
      { onResult: ({ id, outcome }) => events.push(`${id.slice(9)} ${outcome}`) },
    );
    expect(byName).toEqual({ first: 'pass', a: 'fail#bad', asking: 'pass', z: 'fail#bad' });
    expect(events).toEqual(['first pass', 'a pass', 'asking pass', 'z fail', 'a fail']);
  });
  test('stops listening when the run is over', async () => {
    const target = fakeTarget();
    await runFake({ a: dislikes('x'), first: asks('a') }, { target });
    expect(target.listeners.size).toBe(0);
  });
});

function missing(): never {
  throw new TypeError('undefined is not a function');
}
