import type { CheckId, ReasonKey } from '../check/reason.ts';
import type { Level, RequirementId, Ruleset } from '../spec/requirement.ts';
import type { Exchange } from '../target/exchange.ts';

/**
 * How a check ended. `flaky`: the transport failed, a retry passed. `blocked`: a premise failed, and its owner reports
 * the failure. `error`: a defect of the suite, never of the target.
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

/** The result of one check. Plain data: processes exchange it, and reports contain it unchanged. */
export interface CheckResult {
  readonly id: CheckId;
  /** The requirements that the check proves; for a failure only the broken one, where the defect names it. */
  readonly requirements: readonly RequirementId[];
  readonly level: Level;
  readonly ruleset: Ruleset;
  readonly outcome: Outcome;
  /** Why it failed: one of the check's reasons. */
  readonly reason?: string;
  /** How many subjects it judged. */
  readonly subjects: number;
  /** How long it took, with the premises that it was the first to need. */
  readonly durationMs: number;
  /** How long it paused, until something was published, came of age, or could be asked for again. Absent if not at all. */
  readonly pausedMs?: number;
  /** For how long a request or a program of the target ran. Absent where there was no such time. */
  readonly targetMs?: number;
  /** How long it waited for checks that were judged at the same time. Absent if not at all. */
  readonly waitedMs?: number;
  /** One sentence for the reader. */
  readonly message?: string;
  /**
   * What a pass stands for, where it does not stand for the whole target: the size of the sample, and what it bounds.
   */
  readonly note?: string;
  readonly expected?: string;
  readonly actual?: string;
  readonly at?: string;
  /** The cause of a blocked or waived outcome: the owner's key, or the cause stated in the baseline. */
  readonly because?: ReasonKey | string;
  /** Of a waived failure: the baseline has the check among the flaky ones. */
  readonly knownFlaky?: true;
  /** Of a waived outcome: the requirement set of the run, which does not have this requirement, check or reason. */
  readonly newSince?: string;
  readonly exchanges: readonly Exchange[];
}

/** The key of a failure; undefined for other outcomes. */
export function failureKey(result: CheckResult): ReasonKey | undefined {
  return result.outcome === 'fail' ? `${result.id}#${result.reason}` : undefined;
}
