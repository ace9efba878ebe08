import { type Clock, systemClock } from '../clock.ts';
import type { Handler } from '../serve.ts';
import { ed25519Signer, type Signer } from './checkpoint/signer.ts';
import type { LogRpc } from './grpc/log-rpc.ts';
import { type Parts, parts } from './parts.ts';
import { memoryStore } from './store/memory-store.ts';
import type { StoreFactory } from './store/store-factory.ts';

/** Stands before a handler; it may change the request, the answer, both or neither. */
export type Middleware = (next: Handler) => Handler;

/** Stands before the operations over gRPC. */
export type RpcMiddleware = (next: LogRpc) => LogRpc;

/**
 * What a log is built from. Each member can be replaced, which is how a fault or a variant is made:
 * `(rig) => ({ ...rig, parts: { ...rig.parts, leafHash: sha256 } })`.
 */
export interface LogRig {
  readonly parts: Parts;
  /** Made after all parts are in place. */
  readonly store: StoreFactory;
  readonly clock: Clock;
  /** The log's own key; its name is the origin unless there is a reason (tlog-checkpoint: SHOULD). */
  readonly signer: Signer;
  /** Others who add a signature line after the log's, in this order. */
  readonly cosigners?: readonly Signer[];
  /** First line of the checkpoint: not empty, on one line. */
  readonly origin: string;
  /** The first is the outermost. */
  readonly middleware: readonly Middleware[];
  /** Path of the base URL, without a slash at its end: the log answers at `{base}/api/v2/`. Default: none. */
  readonly base?: string;
  /** Whether `POST {base}/append` is answered. Default: yes. */
  readonly rawAppend?: boolean;
  /** Whether `POST {base}/api/v2/log/entries` is answered. Default: yes. */
  readonly entries?: boolean;
  /** What an entry that is there already is answered with: 409, that entry again, or a second one. Default: refuse. */
  readonly duplicates?: 'refuse' | 'return-existing' | 'readmit';
  /** How many entries may be under way at a time before more are refused. Default: 4096. */
  readonly pushback?: number;
  /** When the log was frozen, in words: it takes nothing any more, and its checkpoint says so. */
  readonly frozen?: string;
  /** Called between the end of the log's process and its next start, by whoever restarts it. */
  readonly restarted?: () => void;
  /** Stands before the four operations over gRPC; the first is the outermost. */
  readonly rpcMiddleware?: readonly RpcMiddleware[];
}

/** A rig with everything right: an empty store in memory, the machine's clock, a new key named by the origin. */
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
