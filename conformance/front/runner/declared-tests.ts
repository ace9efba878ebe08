/** Declares the tests of a suite: one for each check, and a last one for the verdict. */

import type { Check } from '../../core/check/check.ts';
import type { Target } from '../../core/target/target.ts';
import { ConformanceRun } from './conformance-run.ts';
import type { ConformanceOptions } from './options.ts';
import type { TestEnd } from './test-end.ts';
import { testName } from './test-name.ts';
import { declarer, type TestRunner, testBody, warn } from './test-runner.ts';

const VERDICT = 'conformance verdict';

/**
 * Declares a `describe` block with one test a check, in the order of the plan, and a test "conformance verdict" that
 * fails when something that must hold was not judged, or the baseline is stale. A check that does not apply is skipped.
 * Checks share what they read, so run the whole block: a check that a pattern leaves out counts as not run.
 *
 * It is for runners whose running tests can be skipped, such as node:test, Mocha and Vitest. For Jest there is
 * {@link judgedTests}.
 * @example
 * import * as runner from 'node:test';
 *
 * conformanceTests(runner, {
 *   suite: logSuite,
 *   selection: { rulesets: ['interface', 'tlog-tiles'] },
 *   target: async () => logTarget({ prefix: await startMyServer(), keys: [vkey] }),
 * });
 * @throws TypeError for a runner without `it` and `test`, or a selection without rulesets of the suite.
 */
export function declareTests<T extends Target>(runner: TestRunner, options: ConformanceOptions<T>): void {
  const it = declarer(runner);
  const run = new ConformanceRun(options);
  const declare = (name: string, judge: () => Promise<TestEnd>) =>
    it(name, testBody(judge, run.timeoutMs), run.timeoutMs);
  runner.describe(run.name, () => {
    for (const check of run.checks) declare(testName(check), () => run.judge(check));
    declare(VERDICT, async () => {
      await run.conclude();
      return { end: 'passed' };
    });
    (runner.after ?? runner.afterAll)?.(() => run.close());
  });
}

/**
 * Judges the target, and then declares the same tests, which end as it was judged: for runners that skip a test only
 * where it is declared, such as Jest. The file of tests has to wait for it.
 * @example
 * import * as runner from '@jest/globals';
 *
 * await judgedTests(runner, { suite: feedSuite, selection: { rulesets: ['interface'] }, target: () => feedTarget({ handler }) });
 * @throws TypeError for a runner without `it` and `test`, or without `it.skip`. Rejects where the target does not open.
 */
export async function judgedTests<T extends Target>(runner: TestRunner, options: ConformanceOptions<T>): Promise<void> {
  const it = declarer(runner);
  if (!it.skip) throw new TypeError('expected a test runner with it.skip; found none');
  const run = new ConformanceRun(options);
  const ends = new Map<Check<T>, TestEnd>();
  let verdict: TestEnd = { end: 'passed' };
  try {
    for (const check of run.checks) ends.set(check, await run.judge(check));
    await run.conclude().catch((error: Error) => {
      verdict = { end: 'failed', error };
    });
  } finally {
    await run.close();
  }
  runner.describe(run.name, () => {
    for (const [check, ended] of ends) declareEnded(testName(check), ended);
    declareEnded(VERDICT, verdict);
  });

  function declareEnded(name: string, ended: TestEnd): void {
    if (ended.end === 'skipped') it.skip!(name, () => {});
    else
      it(name, async () => {
        if (ended.end === 'failed') throw withFrame(ended.error);
        if (ended.end === 'warned') await warn({}, ended.text);
      });
  }
}

/**
 * The error with a frame behind its text. Jest reads a stack without one as frames, of which a line such as
 * `date: Sat, 28 Nov 2026 03:04:05 GMT` loses its indentation. It does not print this one.
 */
function withFrame(error: Error): Error {
  error.stack += '\n    at <anonymous>:1:1';
  return error;
}
