import type { Trial } from '../../../core/check/trial.ts';
import type { LogTarget } from '../../target/log-target.ts';

/** Below this index the log need not serve anything: it is declared to be pruned up to there (tlog-tiles, "Pruning"). */
export function minimumIndex(t: Trial<LogTarget, string>): bigint {
  return BigInt(t.declared('minimum-index') ?? 0);
}
