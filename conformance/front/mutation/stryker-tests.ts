/** A judged set-up as tests for Stryker: one test for each check, and three further tests. */

import type { MutantCoverage } from '@stryker-mutator/api/core';
import { type TestResult, TestStatus } from '@stryker-mutator/api/test-runner';
import { type CheckResult, failureKey } from '../../core/verdict/outcome.ts';
import type { TestbedResult } from './judge-testbed.ts';

const BETWEEN = ' › ';

/** Tests that are not checks. */
export const OPENING_TEST = 'opens';
export const VERDICT_TEST = 'verdict';
export const SUITE_ERROR_TEST = 'no-error-of-ours';

/** The id of a test: the set-up, and a check's id or one of the three names above. */
export function testId(stand: string, name: string): string {
  return stand + BETWEEN + name;
}

/** The set-up and the check in the id of a test. */
export function partsOf(id: string): { readonly stand: string; readonly name: string } {
  const [stand = '', name = ''] = id.split(BETWEEN);
  return { stand, name };
}

/**
 * The tests of one set-up. A failed check is a failed test. A blocked or inconclusive check saw no defect itself, so
 * it is skipped; if the run is then not conformant, `verdict` fails. `no-error-of-ours` fails where a check ended in
 * an error, which is a defect of the suite. `opens` fails where there was no log to judge; its time is that of the
 * whole set-up, in milliseconds.
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

/** The result of a check, in a short line. */
function sentence({ message = '' }: CheckResult): string {
  return message.replaceAll(/\s+/g, ' ').slice(0, 200);
}

function open(results: readonly CheckResult[]): string {
  const failing = results.find(({ outcome }) => outcome !== 'pass' && outcome !== 'not-applicable');
  return failing ? `${failing.id} ${failing.outcome}: ${sentence(failing)}` : 'nothing was judged';
}

/** Turns coverage by set-up into coverage by test: running one test of a set-up runs the whole set-up. */
export function coverageByTest(byStand: MutantCoverage, tests: readonly TestResult[]): MutantCoverage {
  const perTest = Object.fromEntries(
    tests
      .filter((test) => test.status !== TestStatus.Skipped)
      .map(({ id }) => [id, byStand.perTest[partsOf(id).stand] ?? {}]),
  );
  return { static: byStand.static, perTest };
}

/** The set-ups of the filtered tests, in their order; all set-ups without a filter. */
export function testbedsOf(filter: readonly string[] | undefined, names: readonly string[]): readonly string[] {
  if (filter === undefined) return names;
  const setUps = new Set(filter.map((id) => partsOf(id).stand));
  return names.filter((name) => setUps.has(name));
}
