import type { ChainAccount } from './account.ts';
import type { ChainSettings } from './chain-settings.ts';

/** How a chain of the lab is to be. */
export interface LabChainSettings extends ChainSettings {
  /** Whether each transaction is mined at once, in a block of its own. Default: true. Otherwise `evm_mine` mines. */
  readonly automine?: boolean;
}

/** What is asked of the process that has the chains. */
export type ChainHostRequest =
  | { readonly id: number; readonly do: 'open'; readonly settings: LabChainSettings }
  | { readonly id: number; readonly do: 'close'; readonly chain: number };

/** What it answers. `chain` is a number by which the chain is closed. */
export type ChainHostReply =
  | { readonly id: number; readonly chain: number; readonly url: string; readonly accounts: readonly ChainAccount[] }
  | { readonly id: number; readonly closed: number }
  | { readonly id: number; readonly error: string };
