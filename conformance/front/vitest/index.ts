/** Runs suites inside a user's own Vitest: one test for each check, and a last test for the verdict. */

import * as vitest from 'vitest';
import type { Target } from '../../core/target/target.ts';
import { declareTests } from '../runner/declared-tests.ts';
import type { ConformanceOptions } from '../runner/options.ts';

export type { ConformanceOptions } from '../runner/options.ts';

/**
 * Declares a `describe` block with one test a check, in the order of the plan, and a test "conformance verdict" that
 * fails when something that must hold was not judged, or the baseline is stale. Checks share what they read, so run
 * the whole block: a check that `-t` leaves out counts as not run.
 * @example
 * conformanceTests({
 *   suite: logSuite,
 *   selection: { rulesets: ['interface', 'tlog-tiles'] },
 *   target: async () => logTarget({ prefix: await startMyServer(), keys: [vkey] }),
 * });
 */
export function conformanceTests<T extends Target>(options: ConformanceOptions<T>): void {
  declareTests(vitest, options);
}
