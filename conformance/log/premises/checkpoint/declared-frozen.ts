import type { Trial } from '../../../core/check/trial.ts';
import type { LogTarget } from '../../target/log-target.ts';

/** How long a cache may serve a checkpoint from before the log was frozen. */
export const staleMilliseconds = (t: Trial<LogTarget, string>): number =>
  Number(t.declared('stale-within') ?? 0) * 1000;

export function requireDeclaredFrozen(t: Trial<LogTarget, string>): void {
  if (t.declared('frozen') !== 'yes') t.notApplicable('the log is not declared to be frozen (--declare frozen=yes)');
}

/** Reads the checkpoint after the time in which a cache may serve an older one. */
export async function readWhenNotStale(log: LogTarget, t: Trial<LogTarget, string>): Promise<void> {
  const leftMs = staleMilliseconds(t) - t.time.now();
  if (leftMs >= 0) await t.time.sleep(leftMs + 1, t.signal);
  await log.read({ kind: 'checkpoint' });
}
