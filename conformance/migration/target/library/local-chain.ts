import type { Run } from '../run.ts';

/** Members of `LocalChain`. */
export type LocalChainMember = 'server' | 'provider';

/** An open chain of the library (`LocalChain`). */
export interface OpenLocalChain {
  /** The URL of its JSON-RPC over HTTP, on this machine. */
  readonly rpc: string;
  /** Closes the chain. Gives the run of its process, which must then end by itself. */
  close(): Promise<Run>;
}
