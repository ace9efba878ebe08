import { TestStatus } from '@stryker-mutator/api/test-runner';
import { expect, test } from 'vitest';
import type { CheckId } from '../../core/check/reason.ts';
import type { CheckResult, Outcome } from '../../core/verdict/outcome.ts';
import type { Verdict } from '../../core/verdict/verdict.ts';
import { coverageByTest, partsOf, testbedsOf, testId, testsOf } from './stryker-tests.ts';

const result = (id: CheckId, outcome: Outcome): CheckResult => ({
  id,
  outcome,
  requirements: [],
  level: 'must',
  ruleset: 'interface',
  subjects: 1,
  durationMs: 1,
  exchanges: [],
  ...(outcome === 'fail' ? { reason: 'wrong', message: 'one; found\n another' } : { message: 'so it was' }),
});
const judged = (verdict: Verdict, ...results: CheckResult[]) => testsOf('usual', { results, verdict }, 7);
const failedOf = (...options: Parameters<typeof judged>) =>
  judged(...options)
    .filter((result) => result.status === TestStatus.Failed)
    .map((result) => result.id);

test('a check that failed is a failed test, with its reason and what it said', () => {
  expect(judged('not-conformant', result('log/a/one', 'fail'))).toContainEqual({
    id: 'usual › log/a/one',
    name: 'usual › log/a/one',
    status: TestStatus.Failed,
    failureMessage: 'log/a/one#wrong: one; found another',
    timeSpentMs: 0,
  });
});

test.each<Outcome>(['blocked', 'inconclusive', 'not-applicable', 'error', 'waived', 'flaky'])(
  'a check that ended %s is no failed test: it saw nothing itself',
  (outcome) => {
    expect(
      judged('conformant', result('log/a/one', outcome)).find((result) => result.id.endsWith('one')),
    ).toMatchObject({
      status: TestStatus.Skipped,
    });
  },
);

test('a run that came to no verdict of conformance fails by the verdict alone', () => {
  expect(failedOf('incomplete', result('log/a/one', 'inconclusive'))).toEqual(['usual › verdict']);
});

test('a run that is conformant although a recommendation could not be judged fails nothing', () => {
  expect(failedOf('conformant', result('log/a/one', 'pass'), result('log/a/two', 'inconclusive'))).toEqual([]);
});

test('an error of the suite is a separate test', () => {
  expect(failedOf('suite-fault', result('log/a/one', 'error'))).toEqual([
    'usual › verdict',
    'usual › no-error-of-ours',
  ]);
});

test('a log that does not open fails by that, and no check is said to have judged it', () => {
  expect(testsOf('usual', { unopened: 'no store', results: [], verdict: 'unreachable' }, 7)).toEqual([
    {
      id: 'usual › opens',
      name: 'usual › opens',
      status: TestStatus.Failed,
      failureMessage: 'no store',
      timeSpentMs: 7,
    },
  ]);
});

test('the time of a set-up is counted once', () => {
  const tests = judged('conformant', result('log/a/one', 'pass'), result('log/a/two', 'pass'));
  expect(tests.reduce((sum, result) => sum + result.timeSpentMs, 0)).toBe(7);
});

test('what a set-up reached every test of it reached, but for those that did not run', () => {
  const tests = [
    ...judged('conformant', result('log/a/one', 'pass'), result('log/a/two', 'not-applicable')),
    ...testsOf('other', { results: [], verdict: 'conformant' }, 1),
  ];
  const { perTest, static: always } = coverageByTest({ static: { 1: 1 }, perTest: { usual: { 2: 5 } } }, tests);
  expect(always).toEqual({ 1: 1 });
  expect(perTest[testId('usual', 'log/a/one')]).toEqual({ 2: 5 });
  expect(perTest[testId('other', 'verdict')]).toEqual({});
  expect(perTest).not.toHaveProperty([testId('usual', 'log/a/two')]);
});

test('a filter of tests chooses set-ups, in their own order', () => {
  expect(testbedsOf([testId('b', 'log/a/one'), testId('a', 'opens')], ['a', 'b', 'c'])).toEqual(['a', 'b']);
});

test('without a filter all set-ups are judged', () => {
  expect(testbedsOf(undefined, ['a', 'b'])).toEqual(['a', 'b']);
});

test("a test's id names its parts", () => {
  expect(partsOf(testId('usual', 'log/a/one'))).toEqual({ stand: 'usual', name: 'log/a/one' });
});
