/**
 * Names of networks by their chain ids.
 *
 * Anchored by: chainid.network, the chains 1, 4, 42, 77 and 100
 */

const NAMES: ReadonlyMap<bigint, string> = new Map([
  [1n, 'mainnet'],
  [4n, 'rinkeby'],
  [42n, 'kovan'],
  [77n, 'sokol'],
  [100n, 'xdai'],
]);

/** Keys of a parameters file for the parameters of one network or of all networks. */
export const NETWORK_KEYS: readonly string[] = ['default', 'private', ...NAMES.values()];

/** The name of a network. A chain without a name is a local one: `private`. */
export function networkName(chainId: bigint): string {
  return NAMES.get(chainId) ?? 'private';
}
