import { type Clock, systemClock } from '../clock.ts';
import type { Handler } from '../serve.ts';
import { ed25519Signer, type Signer } from './checkpoint/signer.ts';
import type { LogRpc } from './grpc/log-rpc.ts';
import { type Parts, parts } from './parts.ts';
import { memoryStore } from './store/memory-store.ts';
import type { StoreFactory } from './store/store-factory.ts';
import type { Witnessing } from './witnessing/gather.ts';

/** Wraps a handler; it may change the request, the answer, both or neither. */
export type Middleware = (next: Handler) => Handler;

/** Wraps the operations over gRPC. */
export type RpcMiddleware = (next: LogRpc) => LogRpc;

/**
 * The members from which a log is built. Each can be replaced, which is how a fault or a variant is made:
 * `(rig) => ({ ...rig, parts: { ...rig.parts, leafHash: sha256 } })`.
 */
export interface LogRig {
  /** The decisions of the log. */
  readonly parts: Parts;
  /** Makes the store, after all parts are in place. */
  readonly store: StoreFactory;
  /** The source of the current time. */
  readonly clock: Clock;
  /** The log's own key; its name is the origin unless there is a reason (tlog-checkpoint: SHOULD). */
  readonly signer: Signer;
  /** Cosigners, which add signature lines after the log's, in this order. */
  readonly cosigners?: readonly Signer[];
  /** The witnesses that cosign each checkpoint before it is shown. Default: nobody is asked. */
  readonly witnessing?: Witnessing;
  /** First line of the checkpoint: not empty, on one line. */
  readonly origin: string;
  /** Wrappers of the handler; the first is the outermost. */
  readonly middleware: readonly Middleware[];
  /** Path of the base URL, without a slash at its end: the log answers at `{base}/api/v2/`. Default: empty. */
  readonly base?: string;
  /**
   * The roots that a log of certificates accepts, in DER: then it answers `{base}/ct/v1/add-chain`, `add-pre-chain` and
   * `get-roots`. Default: it takes no submissions.
   */
  readonly roots?: readonly Uint8Array[];
  /** Whether `POST {base}/append` is answered. Default: yes. */
  readonly rawAppend?: boolean;
  /** Whether `POST {base}/api/v2/log/entries` is answered. Default: yes. */
  readonly entries?: boolean;
  /** The answer to an entry that the log already has: 409, that entry again, or a second entry. Default: refuse. */
  readonly duplicates?: 'refuse' | 'return-existing' | 'readmit';
  /** How many entries may be under way at a time before more are refused. Default: 4096. */
  readonly pushback?: number;
  /** How many threads may read and verify requests while many come at once. Default: 0, all is done in one thread. */
  readonly threads?: number;
  /** When the log was frozen, in words: it accepts no entries, and its checkpoint has the extension line. */
  readonly frozen?: string;
  /** A restart calls it between the end of the log's process and its next start. */
  readonly restarted?: () => void;
  /** The full name of the service over gRPC. Default: `touchstone.rekor.v2.LogService`. */
  readonly service?: string;
  /** Wrappers of the four operations over gRPC; the first is the outermost. */
  readonly rpcMiddleware?: readonly RpcMiddleware[];
}

/** A correct rig: an empty store in memory, the machine's clock, a new key named by the origin. */
export function logRig(o: Partial<LogRig> & Pick<LogRig, 'origin'>): LogRig {
  return {
    parts,
    store: () => memoryStore(),
    clock: systemClock,
    middleware: [],
    ...o,
    signer: o.signer ?? ed25519Signer({ name: o.origin }),
  };
}
