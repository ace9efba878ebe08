import { type Clock, systemClock } from '../clock.ts';
import type { Handler } from '../serve.ts';
import { memoryStore } from './memory-store.ts';
import { type Parts, parts } from './parts.ts';
import { ed25519Signer, type Signer } from './signer.ts';
import type { StoreFactory } from './store.ts';

/** Stands before a handler; it may change the request, the answer, both or neither. */
export type Middleware = (next: Handler) => Handler;

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
