import type { Place } from './place.ts';

/** An account with means, 10,000 Ether. The address is spelt as EIP-55 has it; the key is `0x` and 64 digits. */
export interface Account {
  readonly address: string;
  readonly privateKey: string;
}

/** A chain that is ours, fresh, at an address of this machine. */
export interface Chain {
  /** JSON-RPC over HTTP, past the proxy. */
  readonly url: string;
  readonly accounts: readonly Account[];
  request(method: string, params?: readonly unknown[]): Promise<unknown>;
  /** Keeps the state under a name, for one `revert`. */
  snapshot(): Promise<string>;
  revert(id: string): Promise<void>;
}

/**
 * What goes wrong between a program and its chain. `lose-request`: the connection ends before the chain hears of it.
 * `lose-answer`: it ends after the chain has done it. `too-many`: 429 with Retry-After, not sent on. `unavailable`: 503,
 * likewise. `garbage`: 200 with a page of HTML, not sent on. `error`: the JSON-RPC error -32603, not sent on. `delay`: sent on so much later.
 * `close`: from here on nobody listens at the address. `silence`: the connection stays open, and nothing ever comes.
 */
export type Mishap =
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
  readonly does: Mishap;
}

/**
 * `before` a transaction is sent on; when it was `mined`, but not yet answered; when it was `answered`, as far as we could.
 */
export type Moment = 'before' | 'mined' | 'answered';

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
    readonly moment: Moment;
    readonly path: string;
  }) => Promise<'lose' | undefined> | 'lose' | undefined;
  /** When it is spent, further transactions are answered with an error. Default: 400 of them, 400 million gas. */
  readonly budget?: { readonly transactions?: number; readonly gas?: bigint };
}

/** One call that a program made. `params`, `result` and `error` are JSON, cut where they are long. */
export interface RpcCall {
  readonly method: string;
  /** The path and query under which it came: keys of providers stand there. */
  readonly path: string;
  readonly params: string;
  /** Headers of the request, and what it has beside method and params, as JSON. */
  readonly beside: string;
  readonly result?: string;
  readonly error?: string;
  /** It is the k-th transaction of the run. */
  readonly k?: number;
  /** Milliseconds since the record began. */
  readonly atMs: number;
}

/** What a program asked of the chain. */
export interface RpcRecord {
  readonly calls: readonly RpcCall[];
  /** Transactions that it sent, mined or not. */
  readonly transactions: readonly { readonly k: number; readonly hash?: string; readonly failed?: boolean }[];
  /** What was spent, so that further transactions were refused by us. */
  readonly limit: 'transactions' | 'gas' | undefined;
}

/** What a place is to have. */
export interface PlaceSettings extends Partial<Omit<Place, 'rpc' | 'network'>> {
  /** Written into the working folder first: text by its path. */
  readonly files?: Readonly<Record<string, string>>;
  /** A place whose folders are copied first, as they are now. */
  readonly like?: Place;
}

/** A chain, a proxy before it, and folders: all that a scenario happens on. It is gone with the target. */
export interface Stage {
  readonly chain: Chain;
  /** What the interface document calls the chain: `private`, `kovan`, … */
  readonly network: string;
  /** The proxy before the chain: what a tool is given as its provider. */
  readonly rpc: string;
  /** A place with folders of its own, or with those that are named. */
  place(settings?: PlaceSettings): Promise<Place>;
  /** Begins a new record of what is asked of the chain; what goes on of earlier calls belongs to the old one. */
  record(script?: RpcScript): RpcRecord;
  /** Listens again at `rpc`, where a mishap has closed it. */
  listen(): Promise<void>;
  /** What a file of a place holds, its first 4 MiB at most; undefined where there is none. */
  read(at: Place, name: string): string | undefined;
  /**
   * Listens at another port of this machine as well, under each of its addresses that `localhost` may be. Gives what ends
   * that; undefined where the port is not free.
   */
  listenAt(port: number): Promise<(() => Promise<void>) | undefined>;
  close(): Promise<void>;
}
