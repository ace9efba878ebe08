import { ConformanceFailure } from './conformance-failure.ts';
import type { TestEnd } from './test-end.ts';

/** The body of a test. Each runner has its own type for what it gives to one. */
// biome-ignore lint/suspicious/noExplicitAny: no other type takes them all.
export type TestBody = (...given: any[]) => Promise<void>;

/** The functions of a test runner: all that `node:test`, `@jest/globals`, `mocha` or `vitest` export will do. */
export interface TestRunner {
  describe(name: string, body: () => void): unknown;
  /** Declares a test. Runners that have no third parameter leave the timeout out. Jest has `skip` of it. */
  it?(name: string, body: TestBody, timeoutMs?: number): unknown;
  /** It is called where there is no `it`. */
  test?(name: string, body: TestBody, timeoutMs?: number): unknown;
  /** Called when the tests have ended, or else `afterAll`. With it the target is closed also where tests are left out. */
  after?(body: () => Promise<void>): unknown;
  afterAll?(body: () => Promise<void>): unknown;
}

/** Declares a test, or one that is skipped. */
export interface DeclareTest {
  (name: string, body: TestBody, timeoutMs?: number): unknown;
  skip?(name: string, body: () => void): unknown;
}

/** @throws TypeError for a runner without `it` and `test`. */
export function declarer({ it, test }: TestRunner): DeclareTest {
  const declare: DeclareTest | undefined = it ?? test;
  if (declare) return declare;
  throw new TypeError("expected a test runner with describe and it, such as: import * as runner from 'node:test'");
}

/** What a running test has: the argument of node:test and Vitest, or `this` of Mocha. */
interface RunningTest {
  skip?(why: string): void;
  timeout?(ms: number): void;
  diagnostic?(text: string): void;
  annotate?(text: string, type: string): Promise<unknown>;
}

/**
 * The body of a test that ends as `judge` says. @throws what a failed test throws, and ConformanceFailure where a test
 * has to be skipped and cannot be.
 */
export function testBody(judge: () => Promise<TestEnd>, timeoutMs: number): TestBody {
  // A runner counts the parameters of a body, and waits for a callback where there is one too many.
  return async function (this: unknown, ...given: readonly unknown[]) {
    const running = [given[0], this].find(isRunningTest) ?? {};
    if (running === this) running.timeout?.(timeoutMs);
    const ended = await judge();
    if (ended.end === 'failed') throw ended.error;
    if (ended.end === 'warned') await warn(running, ended.text);
    if (ended.end !== 'skipped') return;
    if (running.skip) return running.skip(ended.text);
    throw new ConformanceFailure(
      `${ended.text}\nexpected a runner whose running tests can be skipped (node:test, Mocha, Vitest); found none: declare the tests by "await judgedTests(…)"`,
    );
  };
}

const isRunningTest = (value: unknown): value is RunningTest =>
  // The one of Vitest is a function.
  (typeof value === 'function' || typeof value === 'object') && typeof (value as RunningTest)?.skip === 'function';

/** Tells of a recommendation that is not followed, where the runner has a way to. */
export async function warn(running: RunningTest, text: string): Promise<void> {
  if (running.annotate) await running.annotate(text, 'warning');
  else if (running.diagnostic) running.diagnostic(`warning: ${text}`);
  else console.warn(`warning: ${text}`);
}
