/** All that a scenario happens on: a chain, a proxy before it, and folders. */
import type { ChainAccount } from '../../lab/chain/account.ts';
import type { Place } from '../../lab/place/place.ts';
import type { RpcScript } from '../../lab/proxy/rpc-script.ts';

/** A chain that is ours, fresh, at an address of this machine. */
export interface TestChain {
  /** JSON-RPC over HTTP, past the proxy. */
  readonly url: string;
  readonly accounts: readonly ChainAccount[];
  request(method: string, params?: readonly unknown[]): Promise<unknown>;
  /** Keeps the state under a name, for one `revert`. */
  snapshot(): Promise<string>;
  revert(id: string): Promise<void>;
}

/** One call that a program made. `params`, `result` and `error` are JSON, cut where they are long. */
export interface RecordedRpcCall {
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
export interface RecordedRpc {
  readonly calls: readonly RecordedRpcCall[];
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
export interface MigrationStage {
  readonly chain: TestChain;
  /** What the interface document calls the chain: `private`, `kovan`, … */
  readonly network: string;
  /** The proxy before the chain: what a tool is given as its provider. */
  readonly rpc: string;
  /** A place with folders of its own, or with those that are named. */
  place(settings?: PlaceSettings): Promise<Place>;
  /** Begins a new record of what is asked of the chain; what goes on of earlier calls belongs to the old one. */
  record(script?: RpcScript): RecordedRpc;
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
