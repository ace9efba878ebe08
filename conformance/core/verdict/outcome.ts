import type { CheckId, ReasonKey } from '../check/reason.ts';
import type { Level, RequirementId, Ruleset } from '../spec/requirement.ts';
import type { Exchange } from '../target/exchange.ts';

/**
 * How a check ended. `flaky`: failed in transport, then passed. `blocked`: a premise failed, whose owner carries the
 * failure. `error`: ours, never the target's.
 */
export type Outcome = 'pass' | 'fail' | 'flaky' | 'inconclusive' | 'not-applicable' | 'waived' | 'blocked' | 'error';

/** All outcomes, in the order in which reports count them. */
export const OUTCOMES: readonly Outcome[] = [
  'pass',
  'fail',
  'flaky',
  'inconclusive',
  'not-applicable',
  'waived',
  'blocked',
  'error',
];

/** What one check found. Plain data: it crosses processes and stands in reports as it is. */
export interface CheckResult {
  readonly id: CheckId;
  /** Those that the check proves; of a failure the one that is broken, where it can be told. */
  readonly requirements: readonly RequirementId[];
  readonly level: Level;
  readonly ruleset: Ruleset;
  readonly outcome: Outcome;
  /** Why it failed: one of the check's reasons. */
  readonly reason?: string;
  /** How many things it looked at. */
  readonly subjects: number;
  readonly durationMs: number;
  /** One sentence for people. */
  readonly message?: string;
  /** What a pass stands for, where it does not stand for all of the target: what was drawn, and what that bounds. */
  readonly note?: string;
  readonly expected?: string;
  readonly actual?: string;
  readonly at?: string;
  /** What stands behind a blocked or waived outcome: the owner's key, or the baseline's reason. */
  readonly because?: ReasonKey | string;
  readonly exchanges: readonly Exchange[];
}

/** The failure's key, where there is one. */
export function failureKey(result: CheckResult): ReasonKey | undefined {
  return result.outcome === 'fail' ? `${result.id}#${result.reason}` : undefined;
}
