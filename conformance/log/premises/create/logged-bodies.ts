import type { Trial } from '../../../core/check/trial.ts';
import type { LogEntry } from '../../oracle/entry/log-entry.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { type ServedEntry, servedEntries } from './served-entries.ts';

/** An entry as it was acknowledged, and the entry that the log serves at its index. */
export interface ServedLogEntry {
  readonly logged: Pick<LogEntry, 'logIndex' | 'canonicalizedBody'>;
  readonly served: ServedEntry;
}

/** Reads the entries that the log serves at some indices; `servedBodyDefect` compares them. */
export async function readLoggedBodies(
  log: LogTarget,
  t: Trial<LogTarget, string>,
  entries: readonly ServedLogEntry['logged'][],
): Promise<readonly ServedLogEntry[]> {
  const served = await servedEntries(
    log,
    t,
    entries.map(({ logIndex }) => logIndex),
  );
  return entries.map((logged, i) => ({ logged, served: served[i]! }));
}
