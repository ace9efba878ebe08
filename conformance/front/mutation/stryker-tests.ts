/** What a judged set-up is to Stryker: one test a check, and three for what no check says. */

import type { MutantCoverage } from '@stryker-mutator/api/core';
import { type TestResult, TestStatus } from '@stryker-mutator/api/test-runner';
import { type CheckResult, failureKey } from '../../core/verdict/outcome.ts';
import type { TestbedResult } from './judge-testbed.ts';

const BETWEEN = ' › ';

/** Tests that are no checks. */
export const OPENING_TEST = 'opens';
export const VERDICT_TEST = 'verdict';
export const SUITE_ERROR_TEST = 'no-error-of-ours';

/** The id of a test: the set-up, and a check's id or one of the three above. */
export function testId(stand: string, name: string): string {
  return stand + BETWEEN + name;
}

/** The set-up and the check that a test's id names. */
export function partsOf(id: string): { readonly stand: string; readonly name: string } {
  const [stand = '', name = ''] = id.split(BETWEEN);
  return { stand, name };
}

/**
 * The tests of one set-up. A check fails where it failed; one that is blocked or inconclusive did not see anything
 * itself, so it is skipped, and where that leaves the run short of a verdict of conformance, `verdict` fails.
 * `no-error-of-ours` fails where a check broke down, which is a fault of the suite. `opens` fails where there was no
 * log to judge; it has all of the set-up's time, in milliseconds.
 */
export function testsOf(stand: string, { unopened, results, verdict }: TestbedResult, ms: number): TestResult[] {
  const base = (name: string) => ({ id: testId(stand, name), name: testId(stand, name), timeSpentMs: 0 });
  const failed = (name: string, failureMessage: string): TestResult => ({
    ...base(name),
    status: TestStatus.Failed,
    failureMessage,
  });
  const held = (name: string): TestResult => ({ ...base(name), status: TestStatus.Success });
  if (unopened !== undefined) return [{ ...failed(OPENING_TEST, unopened), timeSpentMs: ms }];
  const errors = results.filter((result) => result.outcome === 'error');
  return [
    { ...held(OPENING_TEST), timeSpentMs: ms },
    ...results.map((result): TestResult => {
      if (result.outcome === 'fail') return failed(result.id, `${failureKey(result)}: ${sentence(result)}`);
      return result.outcome === 'pass' ? held(result.id) : { ...base(result.id), status: TestStatus.Skipped };
    }),
    verdict === 'conformant' ? held(VERDICT_TEST) : failed(VERDICT_TEST, `${verdict}: ${open(results)}`),
    errors.length === 0
      ? held(SUITE_ERROR_TEST)
      : failed(SUITE_ERROR_TEST, errors.map((error) => `${error.id}: ${sentence(error)}`).join('; ')),
  ];
}

/** What one check came to, in a line that is not too long. */
function sentence({ message = '' }: CheckResult): string {
  return message.replaceAll(/\s+/g, ' ').slice(0, 200);
}

function open(results: readonly CheckResult[]): string {
  const one = results.find(({ outcome }) => outcome !== 'pass' && outcome !== 'not-applicable');
  return one ? `${one.id} ${one.outcome}: ${sentence(one)}` : 'nothing was judged';
}

/** Coverage that was gathered by set-up, as coverage by test: whoever runs one test of a set-up runs all of it. */
export function coverageByTest(byStand: MutantCoverage, tests: readonly TestResult[]): MutantCoverage {
  const perTest = Object.fromEntries(
    tests
      .filter((test) => test.status !== TestStatus.Skipped)
      .map(({ id }) => [id, byStand.perTest[partsOf(id).stand] ?? {}]),
  );
  return { static: byStand.static, perTest };
}

/** The set-ups that a filter of tests asks for, in their order; all, where there is no filter. */
export function testbedsOf(filter: readonly string[] | undefined, names: readonly string[]): readonly string[] {
  if (filter === undefined) return names;
  const asked = new Set(filter.map((id) => partsOf(id).stand));
  return names.filter((name) => asked.has(name));
}
