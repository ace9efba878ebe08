import type { Chain } from './chain.ts';
import type { LabChainSettings } from './chain-host-messages.ts';
import { Chains } from './chains.ts';

/** The chains of one user, which shares their process with the others. */
export interface SharedChains {
  open(settings?: LabChainSettings): Promise<Chain>;
  /** Leaves the process, which ends with its last user. */
  close(): Promise<void>;
}

let shared: { readonly chains: Chains; users: number } | undefined;

/** Joins the users of one process of chains, since it takes long to start. */
export function sharedChains(): SharedChains {
  const used = (shared ??= { chains: new Chains(), users: 0 });
  used.users++;
  let closed = false;
  return {
    open: (settings) => used.chains.open(settings),
    close: async () => {
      if (closed) return;
      closed = true;
      if (--used.users > 0) return;
      if (shared === used) shared = undefined;
      await used.chains.close();
    },
  };
}
