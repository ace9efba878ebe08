/** The command line of the local chain (interface document, "Container image"): its options are those of LocalChain. */

import { once } from 'node:events';
import { Command, CommanderError, InvalidArgumentError } from 'commander';
import { networkOf } from '../chain/network.ts';
import { MigrationError } from '../error.ts';
import { DEFAULT_OUTPUT } from '../library/options.ts';
import { writeResultFile } from '../result/result-file.ts';
import { VERSION } from '../version.ts';
import { LocalChain } from './local-chain.ts';
import { localBase } from './migrated.ts';
import type { LocalChainOptions } from './options.ts';

/** Reads a whole number, at least `least`. */
const whole = (least: number) => (text: string) => {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= least && Number.isSafeInteger(number)) return number;
  throw new InvalidArgumentError(`Expected a whole number from ${least} on.`);
};

function wei(text: string): bigint {
  if (/^\d+$/.test(text)) return BigInt(text);
  throw new InvalidArgumentError('Expected a whole number of wei.');
}

function program(run: (options: LocalChainOptions) => Promise<void>): Command {
  return new Command('touchstone-chain')
    .description('A local chain that has the base contracts. Writes their addresses into migration.json.')
    .version(VERSION, '--version', 'show version')
    .helpOption('--help', 'show help')
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(text.replace(/^error: /, '')) })
    .option('--port <port>', 'port on which it listens', whole(0), 8545)
    .option('--hostname <address>', 'address of the interface on which it listens', '127.0.0.1')
    .option('--mnemonic <words>', 'mnemonic of the accounts with ether')
    .option('--count <accounts>', 'number of these accounts', whole(1))
    .option('--balance <wei>', 'balance of each account', wei)
    .option('--chain-id <id>', 'EIP-155', whole(1))
    .option('--block-gas-limit <gas>', 'gas limit of a block', whole(1))
    .option('--hardfork <name>', 'rules of the chain, such as petersburg')
    .allowExcessArguments(false)
    .action(run);
}

/** Serves until it is interrupted. Sets the exit status of the process: 1 where the chain could not be opened. */
export async function runLocalChain(args: readonly string[]): Promise<void> {
  try {
    await program(serve).parseAsync(args, { from: 'user' });
  } catch (error) {
    // Commander has already printed the message.
    if (error instanceof CommanderError) {
      process.exitCode = error.exitCode;
      return;
    }
    process.stderr.write(`${error instanceof MigrationError ? error.message : (error as Error).stack}\n`);
    process.exitCode = 1;
  }
}

async function serve(options: LocalChainOptions): Promise<void> {
  // The first process of a container ignores signals without a handler.
  const ended = Promise.race(['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => once(process, signal)));
  const chain = LocalChain.server(options);
  await Promise.race([chain.listen(), ended.then(() => process.exit(0))]);
  await writeResultFile(DEFAULT_OUTPUT, { [networkOf(options.chainId ?? 1337)]: { base: await localBase() } });
  process.stdout.write(`Listening at ${chain.url}\n`);
  await ended;
  await chain.close();
}
