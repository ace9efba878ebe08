/**
 * The first entry after a restart of the log.
 *
 * Follows: C2SP tlog-tiles, "Checkpoints"; Rekor v2, "CreateEntry"
 */
import type { Defect } from '../../../core/check/defect.ts';
import type { SuccessfulCreation } from './creation.ts';

export interface RestartedCreation extends SuccessfulCreation {
  /** The restart, as in "before a restart". */
  readonly event: string;
  /** The size of the largest tree that the log had published before. */
  readonly publishedSize: bigint;
}

/** That the entry has an index that the log had given before the restart. */
export function indexAfterRestartDefect({
  logged: { logIndex },
  event,
  publishedSize,
}: RestartedCreation): Defect<'reused-index'> | undefined {
  if (logIndex >= publishedSize) return undefined;
  const expected = `an index of ${publishedSize} or more, as that many entries were published before ${event}`;
  return { reason: 'reused-index', expected, actual: `index ${logIndex}`, at: 'log/entries' };
}
