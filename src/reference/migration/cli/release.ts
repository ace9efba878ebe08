/**
 * `npm run release -- NETWORK`, or `touchstone-migrate release NETWORK`: base and DAO on a public network, with the provider
 * and the key from the environment (interface document, "Release environment variables"). Without a network: on every network
 * that has variables.
 */

import { chainIdOf } from '../chain/network.ts';
import { MigrationError } from '../error.ts';
import { readParamsFile } from '../params/read.ts';
import type { Parts } from '../parts.ts';
import { migrate } from '../run/migrate.ts';
import { consoleReporter } from './console-reporter.ts';
import { keyOf } from './release-variables.ts';

const PARAMS = 'migration-params.json';
const FORCE = '--force';

/** Migrates to public networks. Sets the exit status of the process. `--force` asks nothing. */
export async function release(args: readonly string[], env: NodeJS.ProcessEnv, parts: Parts): Promise<void> {
  try {
    const [network] = args.filter((arg) => arg !== FORCE);
    const params = await readParamsFile(PARAMS);
    const asks = !args.includes(FORCE);
    const reporter = consoleReporter({ quiet: false, asks, unasked: { refused: 'run it on a terminal' } });
    for (const name of network === undefined ? parts.releasedNetworks(env) : [network]) {
      const options = { ...parts.releaseOf(name, env), params };
      const ofNetwork: Parts = {
        ...parts,
        networkOf: (chainId) => named(name, chainId),
        accountOf: (secret) => parts.accountOf(secret, keyOf(name)),
      };
      await migrate({ steps: ['base', 'dao'], options, parts: ofNetwork, reporter, paramsFile: PARAMS });
    }
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
