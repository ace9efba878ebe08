import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { check } from '../../core/check/check.ts';
import { BOTH, type FakeTarget, fakeSuite, fakeTarget } from '../../core/run/fake.test-tool.ts';
import { type ConformanceOptions, conformanceTests, judgedTests } from './index.ts';
import { fakeRunner } from './runner.test-tool.ts';

const suite = fakeSuite({
  good: check<FakeTarget>()({
    proves: 'LOG-CP-001',
    reasons: { wrong: 'it is wrong' },
    run: async (target, t) => {
      await target.ask('good');
      t.judge(undefined);
    },
  }),
  bad: check<FakeTarget>()({
    proves: 'LOG-IF-001',
    reasons: { wrong: 'it is wrong' },
    run: async (_target, t) => t.judge({ reason: 'wrong', expected: 'this', actual: 'that' }),
  }),
  slack: check<FakeTarget>()({
    proves: 'LOG-CP-003',
    reasons: { wrong: 'it is slack' },
    run: async (_target, t) => t.judge({ reason: 'wrong', expected: 'tight', actual: 'slack' }),
  }),
  absent: check<FakeTarget>()({
    proves: 'LOG-CP-001',
    needs: ['bell'],
    reasons: { wrong: 'it is wrong' },
    run: async (_target, t) => t.judge(undefined),
  }),
});
// Where a test has no way to tell of a warning, the console has it.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

let closed = 0;
const options = (settings: Partial<ConformanceOptions<FakeTarget>> = {}): ConformanceOptions<FakeTarget> => ({
  suite,
  selection: BOTH,
  target: () => Object.assign(fakeTarget(), { close: async () => void closed++ }),
  seed: 7n,
  ...settings,
});

describe.each(['argument', 'this'] as const)('where a running test is skipped by its %s', (kind) => {
  test('each check is a test with its requirement, and the last is the verdict', async () => {
    const runner = fakeRunner(kind);
    conformanceTests(runner, options());
    expect(runner.block()).toBe('log conformance (seed 7)');
    closed = 0;
    const tests = await runner.run();
    expect(tests.map(({ name, end }) => [name.split(' ').slice(0, 2).join(' '), end])).toEqual([
      ['MUST log/fake/absent', 'skipped'],
      ['MUST log/fake/bad', 'failed'],
      ['MUST log/fake/good', 'passed'],
      ['SHOULD log/fake/slack', 'passed'],
      ['conformance verdict', 'failed'],
    ]);
    expect(tests[2]!.name).toMatch(/^MUST log\/fake\/good \[LOG-CP-001\] \S.*\.$/);
    expect(closed).toBe(1);
  });
});

test.each([
  ['no selection', undefined, 'no rulesets'],
  ['no rulesets', { rulesets: [] }, 'rulesets: []'],
  ['a ruleset of another suite', { rulesets: ['interface', 'web'] }, 'rulesets: ["interface","web"]'],
])('%s is refused with the rulesets that there are', (_name, selection, found) => {
  const wrong = { ...options(), selection } as unknown as ConformanceOptions<FakeTarget>;
  const declare = () => conformanceTests(fakeRunner('argument'), wrong);
  expect(declare).toThrow(/^expected selection: \{ rulesets \} with one or more of .*tlog-tiles.*; found /);
  expect(declare).toThrow(`; found ${found}`);
});

test('a failure tells its story, and has no stack', async () => {
  const runner = fakeRunner('argument');
  conformanceTests(runner, options());
  const tests = await runner.run();
  const { error } = tests[1]!;
  expect(error).toMatchObject({ name: 'ConformanceFailure', expected: 'this', actual: 'that' });
  expect(error!.message).toMatch(
    /^log\/fake\/bad#wrong: it is wrong\n {2}requires .*LOG-IF-001.*\n {2}expected this\n/,
  );
  expect(error!.stack).toBe(`ConformanceFailure: ${error!.message}`);
  expect(Object.keys(error!)).not.toContain('expected');
  expect(tests[3]!.said).toEqual([expect.stringContaining('log/fake/slack#wrong: it is slack')]);
  expect(tests[0]!.why).toMatch(/^not-applicable: /);
  expect(tests[4]!.error!.message).toMatch(/^expected a target that is conformant; found: not-conformant\nfail: /);
});

test('a part can be judged, and the target is closed also where the verdict is left out', async () => {
  const runner = fakeRunner('argument');
  conformanceTests(runner, options({ selection: { ...BOTH, only: ['log/fake/good'] } }));
  expect((await runner.run()).map(({ end }) => end)).toEqual(['passed', 'passed']);
  const bodies: (() => Promise<void>)[] = [];
  const ends: (() => Promise<void>)[] = [];
  const partly = {
    describe: (_name: string, body: () => void) => body(),
    test: (_name: string, body: () => Promise<void>) => bodies.push(body),
    after: (end: () => Promise<void>) => ends.push(end),
  };
  conformanceTests(partly, options());
  closed = 0;
  await bodies[2]!();
  await ends[0]!();
  expect(closed).toBe(1);
});

describe('where tests are skipped as they are declared', () => {
  test('the target is judged first', async () => {
    const runner = fakeRunner('declared');
    closed = 0;
    await judgedTests(runner, options());
    expect(closed).toBe(1);
    const tests = await runner.run();
    expect(tests.map(({ end }) => end)).toEqual(['skipped', 'failed', 'passed', 'passed', 'failed']);
    const { error } = tests[1]!;
    expect(error!.stack).toBe(`ConformanceFailure: ${error!.message}\n    at <anonymous>:1:1`);
    expect(vi.mocked(console.warn).mock.calls.flat()).toEqual([expect.stringContaining('log/fake/slack#wrong')]);
  });
  test('a target that does not open ends the file at once', async () => {
    const target = () => Promise.reject(new Error('it does not start'));
    await expect(judgedTests(fakeRunner('declared'), options({ target }))).rejects.toThrow('it does not start');
  });
  test('the other way says what to do, and skips nothing silently', async () => {
    const runner = fakeRunner('declared');
    conformanceTests(runner, options());
    const tests = await runner.run();
    expect(tests[0]).toMatchObject({
      end: 'failed',
      error: { message: expect.stringContaining('await judgedTests(…)') },
    });
  });
});

test('a runner without tests is refused', async () => {
  const runner = { describe: () => {} };
  expect(() => conformanceTests(runner, options())).toThrow(/^expected a test runner with describe and it/);
  await expect(judgedTests({ ...runner, it: () => {} }, options())).rejects.toThrow(
    'expected a test runner with it.skip',
  );
});
