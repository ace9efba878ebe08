import type { Suite } from '../../core/check/suite.ts';
import type { Selection } from '../../core/run/plan.ts';
import type { Target } from '../../core/target/target.ts';
import type { BaselineEntry } from '../../core/verdict/baseline.ts';

/** The settings of the tests. */
export interface ConformanceOptions<T extends Target> {
  /** The checks, such as `logSuite` of `touchstone/log`. */
  readonly suite: Suite<T>;
  /** Opens the target when the tests begin. Its `close()`, if it has one, is called when they end. */
  readonly target: () => Promise<T> | T;
  readonly selection: Selection;
  readonly strict?: boolean;
  readonly baseline?: readonly BaselineEntry[];
  readonly seed?: bigint;
  /** The timeout of each check, in milliseconds. Default 60,000. */
  readonly timeout?: number;
}
