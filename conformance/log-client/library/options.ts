import type { MswServer } from '../../lab/client/library/msw-server.ts';

/** What each client of logs is given. */
export interface GivenKey {
  /** The verifier key of the log (C2SP signed-note). */
  readonly vkey: string;
  /** The origin of its checkpoints. */
  readonly origin: string;
  /** Aborts when a look takes too long, and when the client has looked at this log for the last time. */
  readonly signal: AbortSignal;
}

/** What a client is given that reads a log. Addresses have no slash at their end. */
export interface GivenLog extends GivenKey {
  /** The prefix of tlog-tiles: the checkpoint is at `{prefix}/checkpoint`. */
  readonly prefix: string;
  /** The address below which the prefix is: `{base}/api/v2`. */
  readonly base: string;
}

/** The entry that a client is asked about. */
export interface GivenEntry {
  readonly entry: Uint8Array;
  /** The index at which that entry is said to be. */
  readonly index: bigint;
}

/** A checkpoint, for a client that reads no log. */
export interface GivenCheckpoint extends GivenKey {
  readonly checkpoint: Uint8Array;
}

/** A proof of an entry with the checkpoint, as a file of C2SP tlog-proof has them, for a client that reads no log. */
export interface GivenProof extends GivenKey, GivenEntry {
  readonly proof: Uint8Array;
}

/** A client that has been opened at a log, and looks at it again and again. */
export interface OpenMonitor {
  /** Looks once. It refuses the log by an error, or by `false`. */
  look(): unknown;
  /** Ends it, when it has looked at that log for the last time. */
  close?(): unknown;
}

/** The settings of clients of all kinds. */
export interface LogClientSettings {
  /** `false`: it does not take the origin, so no lie about the origin is shown to it. Default: it does. */
  readonly takesOrigin?: boolean;
  /** The origin of the logs, for a client that takes only a host for the name of a log. */
  readonly logOrigin?: string;
  /** The server of MSW that answers for the logs, and listens already. Default: each has a port on 127.0.0.1. */
  readonly msw?: MswServer;
  /** The time limit for one look, in milliseconds. Default 20,000. */
  readonly timeoutMs?: number;
  /** How many logs it looks at at a time. Default 1. */
  readonly atOnce?: number;
}

/**
 * A client of logs that is a function. Its promise is fulfilled where the client is content with the log; an error, or
 * `false`, refuses the log.
 */
export type InProcessLogClient = LogClientSettings &
  (
    | {
        readonly kind: 'checkpoint' | 'log' | 'writer';
        readonly offline?: false;
        readonly look: (log: GivenLog) => unknown;
      }
    | { readonly kind: 'checkpoint'; readonly offline: true; readonly look: (given: GivenCheckpoint) => unknown }
    | { readonly kind: 'inclusion'; readonly offline?: false; readonly look: (log: GivenLog & GivenEntry) => unknown }
    | { readonly kind: 'inclusion'; readonly offline: true; readonly look: (given: GivenProof) => unknown }
    | {
        readonly kind: 'monitor';
        readonly offline?: false;
        /** Called once for each log, in the time of the first look. */
        readonly open: (log: GivenLog) => OpenMonitor | Promise<OpenMonitor>;
      }
  );
