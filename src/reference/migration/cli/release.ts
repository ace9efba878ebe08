/**
 * `npm run release -- NETWORK`: base and DAO on a public network, with the provider and the key that the environment has
 * of it (interface document, "Release environment variables").
 */

import { MigrationError } from '../error.ts';
import { migrate } from '../migrate.ts';
import { readParamsFile } from '../params/read.ts';
import { PARTS } from '../parts.ts';
import { consoleReporter } from './console-reporter.ts';

export const RELEASED = ['kovan', 'rinkeby', 'mainnet', 'xdai', 'sokol'] as const;
const PARAMS = 'migration-params.json';

/** Of the environment: `<network>_provider` and `<network>_private_key`. Throws a MigrationError. */
export function releaseOf(network: string, env: NodeJS.ProcessEnv): { provider: string; privateKey: string } {
  if (!RELEASED.some((one) => one === network)) {
    throw new MigrationError('usage', `Expected a network (${RELEASED.join(', ')}), found ${JSON.stringify(network)}`);
  }
  const provider = env[`${network}_provider`];
  const privateKey = env[`${network}_private_key`];
  const absent = [provider ? [] : [`${network}_provider`], privateKey ? [] : [`${network}_private_key`]].flat();
  if (provider && privateKey) return { provider, privateKey };
  throw new MigrationError('usage', `Expected ${absent.join(' and ')} in the environment, found nothing`);
}

/** Sets the exit status of the process. */
export async function release([network = '']: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  try {
    const options = { ...releaseOf(network, env), params: await readParamsFile(PARAMS) };
    const reporter = consoleReporter({ quiet: false, asks: true, unasked: 'refused' });
    const parts = { ...PARTS, networkOf: (chainId: number) => named(network, PARTS.networkOf(chainId)) };
    await migrate({ steps: ['base', 'dao'], options, parts, reporter, paramsFile: PARAMS });
  } catch (error) {
    process.stderr.write(`${error instanceof MigrationError ? error.message : (error as Error).stack}\n`);
    process.exitCode = 1;
  }
}

/** A release to one network by the provider of another would be paid for nothing. */
function named(expected: string, found: string): string {
  if (found === expected) return found;
  throw new MigrationError('usage', `Expected the provider of ${expected}, found that of ${found}`);
}
