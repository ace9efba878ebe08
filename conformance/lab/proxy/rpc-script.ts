/**
 * A fault between a program and its chain. `lose-request`: the connection ends before the chain receives the call.
 * `lose-answer`: it ends after the chain has executed the call. `too-many`: 429 with Retry-After, not forwarded.
 * `unavailable`: 503, not forwarded. `garbage`: 200 with a page of HTML, not forwarded. `error`: the JSON-RPC error
 * -32603, not forwarded. `delay`: forwarded so much later. `close`: from now on the port is closed. `silence`: the
 * connection stays open without an answer.
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

/** The place of a fault: the n-th call of a kind, counted from 1, and so many calls in total. */
export interface RpcFault {
  /**
   * `transaction`: eth_sendRawTransaction and eth_sendTransaction. `any`: every call. Otherwise the method that it
   * names.
   */
  readonly at: 'transaction' | 'any' | (string & {});
  readonly nth: number;
  /** Default: 1. Infinity: every call from there on. */
  readonly times?: number;
  readonly does: RpcMishap;
}

/**
 * `before` a transaction is forwarded; when it is `mined`, but not yet answered; when it is `answered`, as far as
 * possible.
 */
export type TransactionMoment = 'before' | 'mined' | 'answered';

/** The script of a recorded run. */
export interface RpcScript {
  readonly faults?: readonly RpcFault[];
  /**
   * Called at every moment of every transaction, which waits for it. `k` counts transactions from 1; `path` is the URL
   * path of the request, by which several programs can be distinguished. `lose`: the transaction is not forwarded, or
   * not answered. The promise must not reject.
   */
  readonly hook?: (at: {
    readonly k: number;
    readonly moment: TransactionMoment;
    readonly path: string;
  }) => Promise<'lose' | undefined> | 'lose' | undefined;
  /** When it is spent, further transactions get an error. Default: 400 transactions, 400 million gas. */
  readonly budget?: { readonly transactions?: number; readonly gas?: bigint };
}
