import type { Trial } from '../../../core/check/trial.ts';
import type { LogTarget } from '../../target/log-target.ts';

/** For how long a cache may serve a checkpoint from before the log was frozen. */
export const staleMilliseconds = (t: Trial<LogTarget, string>): number =>
  Number(t.declared('stale-within') ?? 0) * 1000;

export function requireDeclaredFrozen(t: Trial<LogTarget, string>): void {
  if (t.declared('frozen') !== 'yes') t.notApplicable('the log is not declared to be frozen (--declare frozen=yes)');
}

/** Reads the checkpoint when no cache may serve an older one any more. */
export async function readWhenNotStale(log: LogTarget, t: Trial<LogTarget, string>): Promise<void> {
  const left = staleMilliseconds(t) - t.time.now();
  if (left >= 0) await t.time.sleep(left + 1, t.signal);
  await log.read({ kind: 'checkpoint' });
}
