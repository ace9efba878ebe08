import type { Trial } from '../../../core/check/trial.ts';
import type { LogTarget } from '../../target/log-target.ts';

/** Below this entry nothing is owed: the log is declared to be pruned up to it. */
export function minimumIndex(t: Trial<LogTarget, string>): bigint {
  return BigInt(t.declared('minimum-index') ?? 0);
}
