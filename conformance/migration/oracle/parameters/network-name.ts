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

/** Keys of a parameters file that hold parameters of a network, or of all of them. */
export const NETWORK_KEYS: readonly string[] = ['default', 'private', ...NAMES.values()];

/** The name of a network. A chain that has none is `private`: a local one. */
export function networkName(chainId: bigint): string {
  return NAMES.get(chainId) ?? 'private';
}
