/** A chain of the library's own. */
import type { Run } from '../run.ts';

/** Members of `LocalChain`. */
export type LocalChainMember = 'server' | 'provider';

/** A chain of the library's own (`LocalChain`), open. */
export interface OpenLocalChain {
  /** JSON-RPC over HTTP, at an address of this machine. */
  readonly rpc: string;
  /** Has it closed. Gives the run of its process, which is to end by itself then. */
  close(): Promise<Run>;
}
