import type { Trial } from '../../../core/check/trial.ts';
import type { LogTarget } from '../../target/log-target.ts';

/**
 * The log need not serve resources below this index, up to which it is declared to be pruned (tlog-tiles, "Pruning").
 */
export function minimumIndex(t: Trial<LogTarget, string>): bigint {
  return BigInt(t.declared('minimum-index') ?? 0);
}
