/** The networks of the interface document ("Resources and their fields"), by chain id (EIP-155). */
const BY_CHAIN_ID = new Map([
  [1, 'mainnet'],
  [4, 'rinkeby'],
  [42, 'kovan'],
  [77, 'sokol'],
  [100, 'xdai'],
]);

/** Chain id (EIP-155); undefined for private. */
export const chainIdOf = (network: string): number | undefined =>
  [...BY_CHAIN_ID].find(([, name]) => name === network)?.[0];

/** The networks that a chain can belong to. */
export const NETWORKS = ['private', ...BY_CHAIN_ID.values()] as readonly string[];

/** The network of a chain id; every unknown id is private. */
export const networkOf = (chainId: number): string => BY_CHAIN_ID.get(chainId) ?? 'private';
