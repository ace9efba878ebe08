/** What goes wrong between a program and its chain, and when. */

/**
 * What goes wrong between a program and its chain. `lose-request`: the connection ends before the chain hears of it.
 * `lose-answer`: it ends after the chain has done it. `too-many`: 429 with Retry-After, not sent on. `unavailable`: 503,
 * likewise. `garbage`: 200 with a page of HTML, not sent on. `error`: the JSON-RPC error -32603, not sent on. `delay`: sent on so much later.
 * `close`: from here on nobody listens at the address. `silence`: the connection stays open, and nothing ever comes.
 */
export type RpcMishap =
  | 'lose-request'
  | 'lose-answer'
  | 'too-many'
  | 'unavailable'
  | 'garbage'
  | 'error'
  | 'close'
  | 'silence'
  | { readonly delayMs: number };

/** Where something goes wrong: at the n-th call of a kind, counted from 1, and at so many calls after it. */
export interface RpcFault {
  /** `transaction`: eth_sendRawTransaction and eth_sendTransaction. `any`: every call. Otherwise the method that it names. */
  readonly at: 'transaction' | 'any' | (string & {});
  readonly nth: number;
  /** Default: 1. Infinity: every one from there on. */
  readonly times?: number;
  readonly does: RpcMishap;
}

/**
 * `before` a transaction is sent on; when it was `mined`, but not yet answered; when it was `answered`, as far as we could.
 */
export type TransactionMoment = 'before' | 'mined' | 'answered';

/** What is to happen while a run is recorded. */
export interface RpcScript {
  readonly faults?: readonly RpcFault[];
  /**
   * Called at every moment of every transaction, which waits for it. `k` counts them from 1; `path` is that of the URL by
   * which it came, so that several programs can be told from each other. `lose`: it goes no further, so that it is not sent
   * on, or not answered. It is not to reject.
   */
  readonly hook?: (at: {
    readonly k: number;
    readonly moment: TransactionMoment;
    readonly path: string;
  }) => Promise<'lose' | undefined> | 'lose' | undefined;
  /** When it is spent, further transactions are answered with an error. Default: 400 of them, 400 million gas. */
  readonly budget?: { readonly transactions?: number; readonly gas?: bigint };
}
