/**
 * `npm run release -- NETWORK`, or `touchstone-migrate release NETWORK`: base and DAO on a public network, with the provider
 * and the key from the environment (interface document, "Release environment variables"). Without a network: on every network
 * that has variables.
 */

import { Command, CommanderError } from 'commander';
import { chainIdOf } from '../chain/network.ts';
import { MigrationError } from '../error.ts';
import { readParamsFile } from '../params/read.ts';
import type { Parts } from '../parts.ts';
import { migrate } from '../run/migrate.ts';
import { consoleReporter } from './console-reporter.ts';
import { keyOf, RELEASED } from './release-variables.ts';

const PARAMS = 'migration-params.json';

const HELP = `
The node and the key are in the environment, as <network>_provider and
<network>_private_key; the parameters of the DAO are in ${PARAMS}.`;

/** Migrates to public networks. Sets the exit status of the process. `--force` asks nothing. */
export async function release(args: readonly string[], env: NodeJS.ProcessEnv, parts: Parts): Promise<void> {
  const given = readArguments(args);
  if (given === undefined) return;
  try {
    const { network, asks } = given;
    const params = await readParamsFile(PARAMS);
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

/** The network that was named, and whether to ask before a release; undefined where help was shown, or a message. */
function readArguments(args: readonly string[]): { network: string | undefined; asks: boolean } | undefined {
  const program = new Command('touchstone-migrate release')
    .description('Releases base and DAO to a public network, or to every one that has variables.')
    .argument('[network]', RELEASED.join(', '))
    .option('-f, --force', 'ask nothing', false)
    .helpOption('--help', 'show help')
    .addHelpText('after', HELP)
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(text.replace(/^error: /, '')) });
  try {
    program.parse(args, { from: 'user' });
  } catch (error) {
    // Commander has already printed the help or the message.
    if (!(error instanceof CommanderError)) throw error;
    process.exitCode = error.exitCode;
    return undefined;
  }
  return { network: program.args[0], asks: !program.opts<{ force: boolean }>().force };
}

/** Checks that the provider is of the named network: a release to another network would waste ether. */
function named(network: string, found: number): string {
  const expected = chainIdOf(network);
  if (found === expected) return network;
  throw new MigrationError('usage', `Expected the provider of ${network} (chain ${expected}), found chain ${found}`);
}
