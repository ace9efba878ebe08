import type { Run } from '../run.ts';

/** Members of `LocalChain`. */
export type LocalChainMember = 'server' | 'provider';

/** Options of the emulator that a check can see: the words of its accounts, their number, and the port of a server. */
export type LocalChainOptionName = 'mnemonic' | 'accounts' | 'port';

/** An open chain of the library (`LocalChain`). */
export interface OpenLocalChain {
  /** The URL of its JSON-RPC over HTTP, on this machine. */
  readonly rpc: string;
  /** Closes the chain. Gives the run of its process, which must then end by itself. */
  close(): Promise<Run>;
}
