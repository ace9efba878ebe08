import { describe, expect, test } from 'vitest';
import { type FakeTarget, fakeTarget, judgedResults, outcomes, runFake } from '../run/fake.test-tool.ts';
import type { RequirementId } from '../spec/requirement.ts';
import { TransportFailure } from '../target/transport-failure.ts';
import { check, type UnnamedCheck, watch } from './check.ts';
import { reasonsOf } from './owned-reasons.ts';
import { premise } from './premise.ts';
import type { Premise, Trial } from './trial.ts';

type Use = Parameters<Trial<FakeTarget, string>['use']>[0];
type Missing = Premise<FakeTarget, unknown, 'missing'>;

/** Its owner reports the premise's reason `missing` as `gone`. */
const ownedAsGone = (premise: Missing) => reasonsOf(premise, { missing: 'gone' });

/** A premise that requests `path` once; with `fails` it fails for `missing`. */
const sound = (path: string, fails = false) =>
  premise<FakeTarget>()({
    name: path,
    reasons: ['missing'],
    async find(target, t): Promise<string> {
      const answer = await target.ask(path);
      t.judge(fails ? { reason: 'missing', expected: path, actual: 'nothing', at: path } : undefined, answer);
      return path;
    },
  });
/** A check that uses these premises. */
const on = (
  premises: readonly Use[],
  proves: RequirementId = 'LOG-CP-001',
  owned: readonly Missing[] = [],
): UnnamedCheck<FakeTarget> =>
  check<FakeTarget>()({
    proves,
    reasons: { gone: 'it is not there' },
    owns: owned.map(ownedAsGone),
    run: async (_target, t) => {
      for (const needed of premises) await t.use(needed);
      t.judge(undefined);
    },
  });

/** A check that uses a premise and owns its reason. */
const owning = (premise: Missing, proves?: RequirementId) => on([premise], proves, [premise]);

describe('a premise that holds', () => {
  test('is found once and shared', async () => {
    const target = fakeTarget();
    const shared = sound('shared');
    expect(await outcomes({ a: on([shared]), b: on([shared, shared]) }, { target })).toEqual({ a: 'pass', b: 'pass' });
    expect(target.requested).toEqual(['shared']);
  });
  test('is shared by those who wait for it at once', async () => {
    const target = fakeTarget();
    const shared = sound('shared');
    const user = check<FakeTarget>()({
      proves: 'LOG-CP-001',
      reasons: {},
      run: async (_target, t) => t.judge(void (await Promise.all([t.use(shared), t.use(shared)]))),
    });
    expect(await outcomes({ both: user }, { target })).toEqual({ both: 'pass' });
    expect(target.requested).toEqual(['shared']);
  });
  test('is found again in another run, and may use other premises', async () => {
    const target = fakeTarget();
    const below = sound('below');
    const above = premise<FakeTarget>()({ name: 'above', find: (_target, t) => t.use(below) });
    for (let time = 0; time < 2; time++)
      expect(await outcomes({ a: on([above, below]) }, { target })).toEqual({ a: 'pass' });
    expect(target.requested).toEqual(['below', 'below']);
  });
});

describe('a premise that fails', () => {
  test('is one failure, of its owner, with the owner’s reason and the evidence; the other checks are blocked', async () => {
    const broken = sound('broken', true);
    const results = await judgedResults({ before: on([broken]), owner: owning(broken), user: on([broken]) });
    expect(results.owner).toMatchObject({
      outcome: 'fail',
      reason: 'gone',
      message: 'broken; found nothing',
      at: 'broken',
    });
    expect(results.owner!.exchanges.map((exchange) => exchange.resource)).toEqual(['broken']);
    for (const result of [results.before, results.user])
      expect(result).toMatchObject({
        outcome: 'blocked',
        because: 'log/fake/owner#gone',
        message: 'blocked by log/fake/owner#gone: found nothing',
      });
  });
  test('adds an owner that the plan left out, once, and reports it', async () => {
    const broken = sound('broken', true);
    const events: string[] = [];
    const selection = { only: ['**/a', '**/b'] };
    const onResult = ({ id, outcome }: { id: string; outcome: string }) => events.push(`${id} ${outcome}`);
    const checks = { a: on([broken]), owner: owning(broken), b: on([broken]), other: on([]) };
    expect(await outcomes(checks, { selection, onResult })).toEqual({ a: 'blocked', b: 'blocked', owner: 'fail#gone' });
    expect(events).toEqual(['log/fake/a blocked', 'log/fake/b blocked', 'log/fake/owner fail']);
  });
  test('adds an owner that --level must left out', async () => {
    const broken = sound('broken', true);
    const checks = { a: on([broken]), owner: owning(broken, 'LOG-CP-003') };
    expect(await outcomes(checks, { selection: { level: 'must' } })).toEqual({ a: 'blocked', owner: 'fail#gone' });
  });
  test.each(['**/owner', 'LOG-CP-003'])('does not add an owner that --skip %s leaves out', async (pattern) => {
    const broken = sound('broken', true);
    const checks = { a: on([broken]), owner: owning(broken, 'LOG-CP-003'), last: on([]) };
    const results = await judgedResults(checks, { selection: { skip: [pattern] } });
    expect(Object.keys(results)).toEqual(['a', 'last']);
    expect(results.a).toMatchObject({
      outcome: 'waived',
      because: 'log/fake/owner#gone',
      message: 'stands on what log/fake/owner#gone judges, which --skip leaves out: found nothing',
    });
  });
  test('does not run a skipped owner of which the failing premise is a part', async () => {
    const broken = sound('broken', true);
    const target = fakeTarget();
    const owner = owning(broken);
    await outcomes({ a: on([broken]), owner }, { target, selection: { skip: ['**/owner'] } });
    expect(target.requested).toEqual(['broken']);
  });
  test('does not add an owner whose ruleset was not chosen: checks that need the premise are inconclusive', async () => {
    const broken = sound('broken', true);
    const results = await judgedResults(
      { a: on([broken]), owner: owning(broken, 'LOG-IF-001') },
      { selection: { rulesets: ['tlog-tiles'] } },
    );
    expect(Object.keys(results)).toEqual(['a']);
    expect(results.a).toMatchObject({ outcome: 'inconclusive', because: 'log/fake/owner#gone' });
    expect(results.a!.message).toContain('ruleset was not chosen');
  });
  test('fails an owner that had passed, with the evidence of the premise', async () => {
    const broken = sound('broken', true);
    const events: string[] = [];
    const results = await judgedResults(
      { owner: on([], undefined, [broken]), user: on([broken]) },
      { onResult: ({ id, outcome }) => events.push(`${id} ${outcome}`) },
    );
    expect(results.owner).toMatchObject({ outcome: 'fail', reason: 'gone', subjects: 1, actual: 'nothing' });
    expect(results.owner!.exchanges).toHaveLength(1);
    expect(events).toEqual(['log/fake/owner pass', 'log/fake/user blocked', 'log/fake/owner fail']);
  });
  test('fails an owner that was inconclusive, without the message of that', async () => {
    const broken = sound('broken', true);
    const owner = check<FakeTarget>()({
      proves: 'LOG-CP-001',
      needs: ['bell'],
      reasons: { gone: '' },
      owns: [ownedAsGone(broken)],
      run: async () => {},
    });
    const target = fakeTarget({ absent: { bell: 'not-given' } });
    const { owner: charged } = await judgedResults({ owner, user: on([broken]) }, { target });
    expect(charged).toMatchObject({ outcome: 'fail', reason: 'gone' });
    expect(charged).not.toHaveProperty('because');
  });
  test('hides neither the owner’s own failure nor an error in the owner', async () => {
    const broken = sound('broken', true);
    const failing = check<FakeTarget>()({
      proves: 'LOG-CP-001',
      reasons: { gone: '', worse: '' },
      owns: [ownedAsGone(broken)],
      run: async (_target, t) => t.judge({ reason: 'worse', expected: 'x', actual: 'y' }),
    });
    const erring = check<FakeTarget>()({
      proves: 'LOG-CP-001',
      reasons: { gone: '' },
      owns: [ownedAsGone(broken)],
      run: async () => undefined,
    });
    const user = on([broken]);
    expect(await outcomes({ owner: failing, user })).toEqual({ owner: 'fail#worse', user: 'blocked' });
    expect(await outcomes({ owner: erring, user })).toEqual({ owner: 'error', user: 'blocked' });
  });
  test('may be owned by a watch, in the plan or not', async () => {
    const broken = sound('broken', true);
    const owner = watch<FakeTarget>()({
      proves: 'LOG-CP-001',
      reasons: { gone: '' },
      owns: [ownedAsGone(broken)],
      begin: (_target, t) => ({ on: () => t.judge(undefined) }),
    });
    const failed = { a: 'blocked', owner: 'fail#gone' };
    expect(await outcomes({ a: on([broken]), owner })).toEqual(failed);
    expect(await outcomes({ a: on([broken]), owner }, { selection: { only: ['**/a'] } })).toEqual(failed);
  });
  test('blocks checks that use it through another premise', async () => {
    const broken = sound('broken', true);
    const above = premise<FakeTarget>()({ name: 'above', find: (_target, t) => t.use(broken) });
    expect(await outcomes({ owner: owning(broken), a: on([above]) })).toEqual({ owner: 'fail#gone', a: 'blocked' });
  });
});

describe('two premises that fail', () => {
  const first = sound('first', true);
  const second = sound('second', true);
  test('are two failures; what needs both is blocked by the first', async () => {
    const results = await judgedResults({ a: on([first, second]), one: owning(first), two: owning(second) });
    expect([results.one!.outcome, results.two!.outcome]).toEqual(['fail', 'fail']);
    expect(results.a).toMatchObject({ outcome: 'blocked', because: 'log/fake/one#gone' });
  });
  test('are both reported, though no check waited for the second', async () => {
    const user = check<FakeTarget>()({
      proves: 'LOG-CP-001',
      reasons: {},
      run: async (_target, t) => void (await Promise.all([t.use(first), t.use(second)])),
    });
    const selection = { only: ['**/both'] };
    const checks = { both: user, one: owning(first), two: owning(second) };
    expect(await outcomes(checks, { selection })).toEqual({ both: 'blocked', one: 'fail#gone', two: 'fail#gone' });
  });
});

describe('a premise that is not judged', () => {
  const throwing = (find: () => Promise<never>) => {
    const failing = premise<FakeTarget>()({ name: 'p', reasons: ['missing'], find });
    return outcomes({ owner: owning(failing), a: on([failing]) });
  };
  test('because of the transport is inconclusive for all, its owner too', async () => {
    const broken = async () => {
      throw new TransportFailure('reset', 'the connection was reset');
    };
    expect(await throwing(broken)).toEqual({ owner: 'inconclusive', a: 'inconclusive' });
  });
  test('because of an error of the suite is an error for all', async () => {
    const broken = () => {
      throw new TypeError('undefined is not a function');
    };
    expect(await throwing(broken)).toEqual({ owner: 'error', a: 'error' });
  });
  test('because the target has no subject is not applicable for all', async () => {
    const lacking = premise<FakeTarget>()({
      name: 'p',
      find: async (_target, t) => t.notApplicable('it is empty'),
    });
    const results = await judgedResults({ a: on([lacking]), b: on([lacking]) });
    for (const result of [results.a, results.b])
      expect(result).toMatchObject({ outcome: 'not-applicable', message: 'it is empty' });
  });
  test('because its reason has no owner is an error, not a crash', async () => {
    const orphan = premise<FakeTarget>()<void, string>({
      name: 'orphan',
      find: async (_target, t: Trial<FakeTarget, string>) => t.judge({ reason: 'x', expected: '', actual: '' }),
    });
    const { results } = await runFake({ a: on([orphan]) });
    expect(results[0]).toMatchObject({ outcome: 'error' });
    expect(results[0]!.message).toContain('no check owns the reason "x" of the premise orphan');
  });
});

describe('a premise that a check can do without', () => {
  const attempts = (premise: Use) =>
    check<FakeTarget>()({
      proves: 'LOG-CP-001',
      reasons: { gone: '' },
      run: async (_target, t) => {
        const value = await t.attempt(premise);
        t.judge(value === undefined ? undefined : { reason: 'gone', expected: 'nothing', actual: String(value) });
      },
    });
  const outcomesOf = (find: (t: Trial<FakeTarget, 'missing'>) => Promise<string>) => {
    const attempted = premise<FakeTarget>()({
      name: 'p',
      reasons: ['missing'],
      find: async (_target, t: Trial<FakeTarget, 'missing'>) => find(t),
    });
    return outcomes({ a: attempts(attempted), owner: owning(attempted) });
  };
  test('is its value where it holds', async () => {
    expect((await outcomesOf(async () => 'here')).a).toBe('fail#gone');
  });
  test('is undefined where it fails, and its owner still carries the failure', async () => {
    const fails = async (t: Trial<FakeTarget, 'missing'>) => {
      t.judge({ reason: 'missing', expected: 'x', actual: 'y' });
      return '';
    };
    expect(await outcomesOf(fails)).toEqual({ a: 'pass', owner: 'fail#gone' });
    const broken = sound('broken', true);
    const selection = { only: ['**/a'] };
    expect(await outcomes({ a: attempts(broken), owner: owning(broken) }, { selection })).toEqual({
      a: 'pass',
      owner: 'fail#gone',
    });
  });
  test('is undefined where it is not judged', async () => {
    expect(await outcomesOf(async (t) => t.notApplicable('why'))).toEqual({ a: 'pass', owner: 'not-applicable' });
    expect(await outcomesOf(async (t) => t.inconclusive('why'))).toEqual({ a: 'pass', owner: 'inconclusive' });
    expect(await outcomesOf(() => Promise.reject(new TransportFailure('reset', 'why')))).toEqual({
      a: 'pass',
      owner: 'inconclusive',
    });
  });
  test('does not hide an error of the suite', async () => {
    expect(await outcomesOf(() => Promise.reject(new TypeError('why')))).toEqual({ a: 'error', owner: 'error' });
  });
});
