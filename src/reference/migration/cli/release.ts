/**
 * `npm run release -- NETWORK`: base and DAO on a public network, with the provider and the key from the environment
 * (interface document, "Release environment variables").
 */

import { chainIdOf } from '../chain/network.ts';
import { MigrationError } from '../error.ts';
import { readParamsFile } from '../params/read.ts';
import { PARTS, type Parts } from '../parts.ts';
import { migrate } from '../run/migrate.ts';
import { consoleReporter } from './console-reporter.ts';

export const RELEASED = ['kovan', 'rinkeby', 'mainnet', 'xdai', 'sokol'] as const;
const PARAMS = 'migration-params.json';

const keyOf = (network: string): string => `${network}_private_key`;

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

/** Migrates to a public network. Sets the exit status of the process. */
export async function release([network = '']: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  try {
    const options = { ...releaseOf(network, env), params: await readParamsFile(PARAMS) };
    const reporter = consoleReporter({ quiet: false, asks: true, unasked: { refused: 'run it on a terminal' } });
    const parts: Parts = {
      ...PARTS,
      networkOf: (chainId) => named(network, chainId),
      accountOf: (secret) => PARTS.accountOf(secret, keyOf(network)),
    };
    await migrate({ steps: ['base', 'dao'], options, parts, reporter, paramsFile: PARAMS });
  } catch (error) {
    process.stderr.write(`${error instanceof MigrationError ? error.message : (error as Error).stack}\n`);
    process.exitCode = 1;
  }
}

/** Checks that the provider is of the named network: a release to another network would waste ether. */
function named(network: string, found: number): string {
  const expected = chainIdOf(network);
  if (found === expected) return network;
  throw new MigrationError('usage', `Expected the provider of ${network} (chain ${expected}), found chain ${found}`);
}
