/** The command line of the interface document ("Command line"). */

import { Argument, Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { LATEST_CORE } from '../core/core-package.ts';
import { MigrationError } from '../error.ts';
import { nearest } from '../library/nearest-word.ts';
import { DEFAULT_OUTPUT, DEFAULT_PROVIDER } from '../library/options.ts';
import { readParamsFile } from '../params/read.ts';
import type { Parts } from '../parts.ts';
import { migrate } from '../run/migrate.ts';
import type { StepName } from '../run/step.ts';
import { shortened } from '../shortened.ts';
import { VERSION } from '../version.ts';
import { COMPLETION } from './completion.ts';
import { consoleReporter } from './console-reporter.ts';
import { release } from './release.ts';
import { KEY_VARIABLE, MNEMONIC_VARIABLE, type SecretOptions, secretOf } from './secret.ts';

const NAME = 'touchstone-migrate';
const DEFAULT_PARAMS = 'migration-params.json';
const STACK_CHARS = 4000;
const COMMANDS: readonly string[] = ['base', 'dao', 'completion'];
const STEPS: Readonly<Record<string, readonly StepName[]>> = { all: ['base', 'dao'], base: ['base'], dao: ['dao'] };

const HELP = `
A key or a mnemonic may also be in the environment, as ${KEY_VARIABLE} or
${MNEMONIC_VARIABLE}. Without any the built-in key is used, which everybody
knows, and which is refused on a public network.

${NAME} release [network] releases base and DAO to a public
network, or to every one that has variables: see release --help.

HTTP_PROXY and HTTPS_PROXY are used only where NODE_USE_ENV_PROXY is 1.`;

const UNANSWERED = { refused: 'add --force to go on without being asked' };

interface Given extends SecretOptions {
  readonly coreVersion: string;
  readonly provider?: string;
  readonly gasPrice?: string;
  readonly quiet: boolean;
  readonly force: boolean;
  readonly restart: boolean;
  readonly output: string;
  readonly params: string;
  readonly dryRun: boolean;
  readonly simulate?: boolean;
}

/** Throws the messages of commander. */
function command(word: string): string {
  if (COMMANDS.includes(word)) return word;
  const [meant] = nearest(word, COMMANDS);
  const hint = meant === undefined ? '' : `Did you mean ${meant}? `;
  throw new InvalidArgumentError(`${hint}There are ${COMMANDS.join(', ')}.`);
}

/** Commander's words for a word that is no command, and for an option that resembles none, in words of this help. */
const readable = (text: string): string =>
  text
    .replace(/^error: /, '')
    .replace(/^command-argument value ('.*') is invalid for argument 'command'\. /s, 'unknown command $1. ')
    .replace(/^(unknown option '.*')\n$/s, '$1; --help lists all\n');

function program(run: (steps: string, given: Given) => Promise<void>): Command {
  return (
    new Command(NAME)
      .description('Deploys base contracts, and an example DAO by a parameters file.')
      .version(VERSION, '--version', 'show version')
      .helpOption('--help', 'show help')
      // A program that runs it within its own process decides when that ends.
      .exitOverride()
      .configureOutput({ outputError: (text, write) => write(readable(text)) })
      .addArgument(
        new Argument('[command]', 'base: the base contracts alone; dao: the DAO alone; completion: a script for bash')
          .choices(COMMANDS)
          .argParser(command),
      )
      .option('-a, --core-version <version>', 'version of the core package', LATEST_CORE)
      // No default here: the message for a node that does not answer depends on whether the option was given.
      .option('-p, --provider <url>', `JSON-RPC of a node (default: "${DEFAULT_PROVIDER}")`)
      .option('-g, --gas-price <gwei>', 'gas price in GWei (default: as the node suggests)')
      .option('-q, --quiet', 'print nothing but errors', false)
      .option('-f, --force', 'ask nothing; deployed contracts are used again', false)
      .option('-t, --restart', 'delete the previous state, and start over', false)
      .option('-o, --output <file>', 'the result', DEFAULT_OUTPUT)
      .option('-i, --params <file>', 'the parameters of the DAO', DEFAULT_PARAMS)
      .addOption(
        new Option('-s, --private-key <key>', 'of the migrating account').conflicts([
          'mnemonic',
          'mnemonicFile',
          'privateKeyFile',
        ]),
      )
      .addOption(
        new Option('-m, --mnemonic <words>', 'of the migrating account').conflicts([
          'privateKey',
          'privateKeyFile',
          'mnemonicFile',
        ]),
      )
      .addOption(new Option('--private-key-file <file>', 'a file that has it').conflicts('mnemonicFile'))
      .addOption(new Option('--mnemonic-file <file>', 'a file that has it').conflicts('privateKeyFile'))
      .option('--dry-run', 'print what would be done and its cost, and send nothing', false)
      .option('--simulate', 'run on a copy of the chain first; the default where ether is at stake (needs hardhat)')
      .option('--no-simulate', 'never run on a copy of the chain')
      .addHelpText('after', HELP)
      .action((command: string | undefined, given: Given) => run(command ?? 'all', given))
  );
}

/** Runs the tool with these arguments. Sets the exit status of the process: 0 where all was done, else 1. */
export async function cli(args: readonly string[], parts: Parts): Promise<void> {
  // A workflow of developers, which the document does not list among the commands.
  if (args[0] === 'release') return release(args.slice(1), process.env, parts);
  try {
    await program(async (command, given) => {
      if (command === 'completion') return void process.stdout.write(COMPLETION);
      const { params: path, gasPrice, privateKey, mnemonic, privateKeyFile, mnemonicFile, ...rest } = given;
      const { secret, from } = await secretOf({ privateKey, mnemonic, privateKeyFile, mnemonicFile }, process.env);
      const steps = STEPS[command] ?? [];
      const params = steps.includes('dao') ? await readParamsFile(path) : undefined;
      const options = {
        ...rest,
        ...secret,
        params,
        ...(gasPrice !== undefined && { gasPrice: gasPrice as unknown as number }),
      };
      const reporter = consoleReporter({
        quiet: given.quiet,
        asks: !given.force && !given.dryRun,
        unasked: UNANSWERED,
      });
      const accountParts: Parts = { ...parts, accountOf: (secret) => parts.accountOf(secret, from) };
      await migrate({ steps, options, parts: accountParts, reporter, paramsFile: path });
    }).parseAsync(args, { from: 'user' });
  } catch (error) {
    // Commander has already printed the message.
    if (error instanceof CommanderError) {
      process.exitCode = error.exitCode;
      return;
    }
    // Any other error is a fault of this program: the stack shows where it happened. It may quote an answer of the node.
    const sentence =
      error instanceof MigrationError ? error.message : shortened(`${(error as Error).stack}`, STACK_CHARS);
    process.stderr.write(`${sentence}\n`);
    process.exitCode = 1;
  }
}
