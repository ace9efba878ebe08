import type { Vkey } from '../log/oracle/note/verifier-key.ts';
import type { LogLocation, LogSource } from './source/source.ts';

/** What to audit, and how. */
export interface AuditOptions {
  readonly place: LogLocation;
  /** The log's keys. Without any, signatures are not judged, and the audit is incomplete. */
  readonly keys: readonly Vkey[];
  /** The origin that the checkpoint must have. */
  readonly origin?: string;
  /** A directory that keeps the checkpoint seen. Needs keys. */
  readonly state?: string;
  /** Verifies so many bundles, drawn by chance, in place of all. */
  readonly sample?: { readonly count: number; readonly seed: bigint };
  /** What ends at or below this index is not owed (tlog-tiles, "Pruning"). */
  readonly minimum?: bigint;
  /** Threads for a log that is large enough; 2 unless given, 1 on one core. */
  readonly workers?: number;
  readonly signal?: AbortSignal;
  /** Told how much is done: entries of a whole log, bundles of a sample. */
  readonly onProgress?: (done: number, of: number, what: 'entries' | 'bundles') => void;
  /** Reads the log in place of what `place` names, in the caller's own thread. */
  readonly source?: LogSource;
}
