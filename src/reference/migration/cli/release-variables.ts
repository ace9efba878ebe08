/** The variables of a release (interface document, "Release environment variables"). */

import { MigrationError } from '../error.ts';

export const RELEASED = ['kovan', 'rinkeby', 'mainnet', 'xdai', 'sokol'] as const;
/** The variable of a network's private key. */
export const keyOf = (network: string): string => `${network}_private_key`;

/** The variables `<network>_provider` and `<network>_private_key`. Throws a MigrationError. */
export function releaseOf(network: string, env: NodeJS.ProcessEnv): { provider: string; privateKey: string } {
  if (!RELEASED.some((released) => released === network)) {
    throw new MigrationError('usage', `Expected a network (${RELEASED.join(', ')}), found ${JSON.stringify(network)}`);
  }
  const provider = env[`${network}_provider`];
  const privateKey = env[keyOf(network)];
  const absent = [provider ? [] : [`${network}_provider`], privateKey ? [] : [keyOf(network)]].flat();
  if (provider && privateKey) return { provider, privateKey };
  throw new MigrationError('usage', `Expected ${absent.join(' and ')} in the environment, found nothing`);
}

/** The networks with variables, in the order of the interface document. Throws a MigrationError where there is no such network. */
export function releasedNetworks(env: NodeJS.ProcessEnv): readonly string[] {
  const networks = RELEASED.filter((network) => env[`${network}_provider`] || env[keyOf(network)]);
  if (networks.length > 0) return networks;
  throw new MigrationError('usage', `Expected a network (${RELEASED.join(', ')}), or its variables in the environment`);
}
