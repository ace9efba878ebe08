import type { Evidence } from '../../core/check/trial.ts';
import type { ExchangeId } from '../../core/target/answer.ts';
import type { Target } from '../../core/target/target.ts';

/** A log to show: the sound one, or one with a fault or a variant of the suite of logs. */
export interface LogChoice {
  readonly fault?: string;
  readonly variant?: string;
  /** How many entries it has, where not as many as its fault or variant needs. */
  readonly entries?: number;
}

/** A client of the kind `inclusion` is asked whether an entry is at an index. */
export interface Question {
  readonly index: bigint;
  /** The entry that it is asked about is the one at this index. Default: the index itself. */
  readonly entryOf?: bigint;
  /** The proof that it is given is that of the entry at this index. Default: the index itself. */
  readonly proofOf?: bigint;
  /** The number of entries that the checkpoint beside that proof gives the tree, signed by the log. Default: the right one. */
  readonly signedSize?: bigint;
  /** Changes the hashes of the proof that it is given. */
  readonly alterProof?: (hashes: readonly Uint8Array[]) => readonly Uint8Array[];
}

/** A request of the client. */
export interface ClientRead {
  /** Below the prefix: `checkpoint`, `tile/0/000`. */
  readonly path: string;
  readonly status: number;
  /** The length of the body, in its content coding. */
  readonly bytes: number;
}

/** A look of the client at a log. */
export interface Look extends Evidence {
  readonly exchange: ExchangeId;
  /** Whether it did not show that it refuses the log. */
  readonly content: boolean;
  /** How it ended, for people. */
  readonly ended: string;
  /** What it asked the log for. */
  readonly reads: readonly ClientRead[];
  /** What the log does; a sentence that begins with a verb. */
  readonly log: string;
}

/** A client of logs. */
export interface LogClientTarget extends Target {
  /** Shows a log to the client. A client that is asked nothing else is asked about the entry at index 5. */
  show(log: LogChoice, question?: Question): Promise<Look>;
  /**
   * Shows a log that grows: one look at each of these sizes. Only for a client that looks more than once; where a size is the
   * one before it, the log stands. `later`: another log of the same key, which is in the place of the first after one look.
   */
  readonly follow?: (log: LogChoice, sizes: readonly bigint[], later?: LogChoice) => Promise<readonly Look[]>;
  /** It reads the log itself. */
  readonly online?: true;
  /** It is given the origin. */
  readonly origin?: true;
  /** It is given a proof. */
  readonly proof?: true;
  /** Each look ends by itself. A client that polls may wait for what it does not get. */
  readonly ends?: true;
  /** It does not ask for an entry, so a log may have no entries. */
  readonly anySize?: true;
}
