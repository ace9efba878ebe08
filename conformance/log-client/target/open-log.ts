import type { LogChoice } from './log-client-target.ts';

/** A log that is open to be shown. */
export interface OpenLog {
  readonly handler: (request: Request) => Promise<Response>;
  readonly origin: string;
  readonly vkey: string;
  /** What it does; a sentence that begins with a verb. */
  readonly text: string;
  size(): bigint;
  /** The entry that the log was given for an index. */
  entry(index: bigint): Uint8Array;
  /** The hashes that prove an entry, as the tiles of the log have them. */
  proof(index: bigint): Promise<readonly Uint8Array[]>;
  /** A checkpoint with the root hash of the tree and another number of entries, signed by the log. */
  signAsSize(size: bigint): Promise<Uint8Array>;
  /** Adds entries until there are this many. */
  grow(size: bigint): Promise<void>;
  close(): Promise<void>;
}

/** Opens a log. */
export type OpenLogs = (choice: LogChoice) => Promise<OpenLog>;
