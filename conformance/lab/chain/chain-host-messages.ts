import type { ChainAccount } from './account.ts';
import type { ChainSettings } from './chain-settings.ts';

/** The settings of a chain. */
export interface LabChainSettings extends ChainSettings {
  /** Whether each transaction is mined at once, in its own block. Default: true. If false, `evm_mine` mines. */
  readonly automine?: boolean;
}

/** A request to the process that hosts the chains. */
export type ChainHostRequest =
  | { readonly id: number; readonly do: 'open'; readonly settings: LabChainSettings }
  | { readonly id: number; readonly do: 'close'; readonly chain: number };

/** The reply. `chain`: the number by which the chain can be closed. */
export type ChainHostReply =
  | { readonly id: number; readonly chain: number; readonly url: string; readonly accounts: readonly ChainAccount[] }
  | { readonly id: number; readonly closed: number }
  | { readonly id: number; readonly error: string };
