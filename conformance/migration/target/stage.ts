import type { ChainAccount } from '../../lab/chain/account.ts';
import type { Place } from '../../lab/place/place.ts';
import type { RpcScript } from '../../lab/proxy/rpc-script.ts';

/** A fresh chain of the lab, at an address of this machine. */
export interface TestChain {
  /** The URL of its JSON-RPC over HTTP, past the proxy. */
  readonly url: string;
  readonly accounts: readonly ChainAccount[];
  request(method: string, params?: readonly unknown[]): Promise<unknown>;
  /** Keeps the state under an id, for one `revert`. */
  snapshot(): Promise<string>;
  revert(id: string): Promise<void>;
}

/** One call that a program made. `params`, `result` and `error` are JSON, cut where they are long. */
export interface RecordedRpcCall {
  readonly method: string;
  /** The path and query of the request: they have the API keys of providers. */
  readonly path: string;
  readonly params: string;
  /** Headers of the request, and its members besides method and params, as JSON. */
  readonly beside: string;
  readonly result?: string;
  readonly error?: string;
  /** The call is the k-th transaction of the run. */
  readonly k?: number;
  /** When the call came, in milliseconds since the record began. */
  readonly atMs: number;
}

/** The requests that a program sent to the chain. */
export interface RecordedRpc {
  readonly calls: readonly RecordedRpcCall[];
  /** The transactions that it sent, mined or not. */
  readonly transactions: readonly {
    readonly k: number;
    readonly hash?: string;
    readonly gasUsed?: bigint;
    readonly failed?: boolean;
  }[];
  /** The limit of the proxy that the program reached, so that the proxy refused further transactions. */
  readonly limit: 'transactions' | 'gas' | undefined;
  /** A call that our chain answered late, or (without a time) not at all. */
  readonly late?: { readonly method: string; readonly tookMs?: number } | undefined;
}

/** Settings of a place. */
export interface PlaceSettings extends Partial<Omit<Place, 'rpc' | 'network'>> {
  /** Written into the working folder first: text by its path. */
  readonly files?: Readonly<Record<string, string>>;
  /** A place whose folders are copied into this one first. */
  readonly like?: Place;
}

/** The surroundings of a scenario: a chain, a proxy before it, and folders. They are removed when the target is closed. */
export interface MigrationStage {
  readonly chain: TestChain;
  /** The name of the chain's network in the interface document: `private`, `kovan`, … */
  readonly network: string;
  /** The URL of the proxy before the chain, which a tool gets as its provider. */
  readonly rpc: string;
  /** Whether there are blocks without a transaction. */
  readonly minesAlone: boolean;
  /** Opens a place with folders of its own, or with the named ones. */
  place(settings?: PlaceSettings): Promise<Place>;
  /** Begins a new record of requests to the chain; earlier calls that are still open belong to the old record. */
  record(script?: RpcScript): RecordedRpc;
  /** Listens at `rpc` again after a fault has closed it. */
  listen(): Promise<void>;
  /** The content of a file of a place, at most its first 4 MiB; undefined if there is no such file. */
  read(at: Place, name: string): string | undefined;
  /**
   * Listens at another port as well, at every address that `localhost` may have. Gives a function that ends this; undefined if
   * the port is not free.
   */
  listenAt(port: number): Promise<(() => Promise<void>) | undefined>;
  close(): Promise<void>;
}
