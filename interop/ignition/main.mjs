#!/usr/bin/env node
/** `ignition-migrate`: the command line of the interface document ("Command line") over Hardhat Ignition. */
import { readFileSync } from 'node:fs';
import { Argument, Command, Option } from 'commander';
import { COMPLETION } from './completion.mjs';
import { CORE_VERSION } from './core.mjs';
import { migrate } from './migrate.mjs';
import { Refusal } from './refusal.mjs';

const { dependencies } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8'));
/** Of the first account of `ganache-cli --deterministic`: known to all, so for private networks alone. */
const DEFAULT_KEY = '0x4f3edf983ac636a65a842ce7c78d9aa706d3b113bce9c46f30d7d21715b23b1d';

const COMMANDS = ['base', 'dao', 'completion'];
const STEPS = { all: ['base', 'dao'], base: ['base'], dao: ['dao'] };

const program = new Command('ignition-migrate')
  .version(`${CORE_VERSION}-v0 (Ignition ${dependencies['@nomicfoundation/ignition-core']})`, '--version')
  .description('Migrates base contracts and a DAO.')
  .addArgument(new Argument('[command]', 'only one of both; or print a completion script for bash').choices(COMMANDS))
  .option('-a, --core-version <version>', 'version of the core contracts', CORE_VERSION)
  .option('-p, --provider <url>', 'JSON-RPC of a node', 'http://localhost:8545')
  .option('-g, --gas-price <gwei>', 'gas price in GWei (default: as suggested)')
  .option('-q, --quiet', 'say nothing', false)
  .option('-f, --force', 'ask nothing', false)
  .option('-t, --restart', 'delete previous deployment state and start clean', false)
  .option('-o, --output <file>', 'where the result is written', 'migration.json')
  .option('-i, --params <file>', 'migration parameters', 'migration-params.json')
  .addOption(new Option('-s, --private-key <key>', 'of the migrating account').conflicts('mnemonic'))
  .addOption(new Option('-m, --mnemonic <words>', 'of the migrating account').conflicts('privateKey'))
  .action(async (command = 'all', options) => {
    if (command === 'completion') return void process.stdout.write(COMPLETION);
    const defaultKey = options.mnemonic === undefined && options.privateKey === undefined;
    await migrate(STEPS[command], { ...options, ...(defaultKey && { privateKey: DEFAULT_KEY, defaultKey }) });
  });

try {
  await program.parseAsync();
} catch (error) {
  process.stderr.write(error instanceof Refusal ? `${error.message}\n` : `Failed: ${error.message}\n`);
  process.exitCode = 1;
}
