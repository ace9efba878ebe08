import type { Checkpoint } from '../log/oracle/checkpoint/checkpoint.ts';
import type { LogEntry } from '../log/oracle/entry/log-entry.ts';
import type { Vkey } from '../log/oracle/note/verifier-key.ts';
import type { Statement } from './statement.ts';

/** An entry with what was judged of it. */
export interface JudgedEntry {
  readonly statements: readonly Statement[];
  /** Absent where it could not be read. */
  readonly entry?: LogEntry;
  /** The checkpoint of its proof, if it is well-formed. */
  readonly checkpoint?: Checkpoint;
  /** The given key that signed the checkpoint. */
  readonly signer?: Vkey;
  /** Whether the body is of a kind that Rekor v2 has. */
  readonly ofRekorV2: boolean;
}
