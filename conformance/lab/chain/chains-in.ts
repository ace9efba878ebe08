import { LabError } from '../lab-error.ts';
import { Chain } from './chain.ts';
import { chainsOfNetwork, type HardhatNetwork, type OpenHostedChain } from './hardhat-chains.ts';
import type { SharedChains } from './shared-chains.ts';

/** The network that every configuration of Hardhat 3 has: a simulated one, unless the user says otherwise. */
const NETWORK = 'default';

/** Chains in a Hardhat that runs in this process, with its settings but for those of each chain. */
export function chainsIn(network: HardhatNetwork): SharedChains {
  const chains = new Set<Chain>();
  let opening: Promise<OpenHostedChain> | undefined;
  return {
    open: async (settings = {}) => {
      opening ??= chainsOfNetwork(network, NETWORK);
      const { url, accounts, close } = await (await opening)(settings).catch((cause: Error) => {
        throw new LabError(cause.message, { cause });
      });
      const chain = new Chain(url, accounts, close);
      chains.add(chain);
      return chain;
    },
    close: async () => {
      await Promise.all([...chains].map((chain) => chain.close()));
    },
  };
}
