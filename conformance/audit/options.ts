import type { Vkey } from '../log/oracle/note/verifier-key.ts';
import type { Policy } from '../log/oracle/policy/policy.ts';
import type { AuditProfile } from './entries/entries.ts';
import type { LogLocation, LogSource } from './source/source.ts';

/** The settings of an audit. */
export interface AuditOptions {
  readonly place: LogLocation;
  /** The log's keys. Without any, signatures are not judged, and the audit is incomplete. */
  readonly keys: readonly Vkey[];
  /** Whose cosignatures the checkpoint needs (C2SP tlog-policy). */
  readonly policy?: Policy;
  /** static-ct for a log of certificates: without it, keys of the type 0x05 say so. */
  readonly profile?: AuditProfile;
  /** The origin that the checkpoint must have. */
  readonly origin?: string;
  /** A directory that keeps the verified checkpoint. Needs keys. */
  readonly state?: string;
  /** Verifies so many randomly drawn bundles instead of all. */
  readonly sample?: { readonly count: number; readonly seed: bigint };
  /** The log need not serve resources that end at or below this index (tlog-tiles, "Pruning"). */
  readonly minimum?: bigint;
  /** Threads for a large log: 2 unless given, 1 on a single core. */
  readonly workers?: number;
  readonly signal?: AbortSignal;
  /** Called with the progress: entries of a whole log, bundles of a sample. */
  readonly onProgress?: (done: number, of: number, unit: 'entries' | 'bundles') => void;
  /** Reads the log instead of `place`, in the caller's own thread. */
  readonly source?: LogSource;
}
