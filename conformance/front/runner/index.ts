/** Runs suites inside a user's own tests, with any runner: `touchstone/runner`. */

export { ConformanceFailure } from './conformance-failure.ts';
export { declareTests as conformanceTests, judgedTests } from './declared-tests.ts';
export type { ConformanceOptions } from './options.ts';
export type { TestBody, TestRunner } from './test-runner.ts';
