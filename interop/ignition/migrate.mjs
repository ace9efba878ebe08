/** A run: everything that can be refused is refused before the first transaction of any step. */
import { createInterface } from 'node:readline/promises';
import { deploy } from '@nomicfoundation/ignition-core';
import { isAddress, parseUnits } from 'ethers';
import { BASE, baseModule } from './base.mjs';
import { accountOf, chainAt } from './chain.mjs';
import { hasCode, onlyCore, resolver } from './core.mjs';
import { daoModule } from './dao.mjs';
import { openJournal } from './journal.mjs';
import { checkMeans } from './means.mjs';
import { checkParams, readParams } from './params.mjs';
import { Refusal } from './refusal.mjs';
import { openResult, writeResult } from './result.mjs';

/** Runs the steps (`base`, `dao`) with the options of the command line. */
export async function migrate(steps, options) {
  const say = options.quiet ? () => undefined : (text) => process.stderr.write(`${text}\n`);
  const { output } = options;
  const account = accountOf(options);
  const gasPrice = priceOf(options.gasPrice);
  let result = await openResult(output);
  const chain = await chainAt(options.provider, account, gasPrice);
  if (options.defaultKey && chain.network !== 'private') {
    throw new Refusal(`The default account is everybody's: give --private-key or --mnemonic for ${chain.network}`);
  }
  const run = { chain, account, gasPrice, options };
  const wanted = steps.includes('dao') ? await wantedDao(run) : undefined;
  onlyCore(
    wanted?.params.coreVersion ?? options.coreVersion,
    wanted?.params.coreVersion ? 'coreVersion' : '--core-version',
  );
  if (steps.includes('base')) onlyCore(options.coreVersion, '--core-version');
  else await checkBase(result.base, chain);
  await checkMeans(steps, run, wanted);

  say(`Network ${chain.network} (chain ${chain.chainId}), account ${account.address}`);
  if (!options.force) await confirm(steps);
  for (const step of steps) {
    const found = step === 'base' ? await migrateBase(run) : await migrateDao(run, wanted, result.base);
    result = { ...result, [step]: found };
    await writeResult(output, result);
    for (const [name, value] of Object.entries(found)) if (isAddress(value)) say(`${step} ${name} ${value}`);
  }
  say(`Wrote ${output}`);
  return result;
}

function priceOf(text) {
  if (text === undefined) return undefined;
  if (!/^\d+(\.\d{1,9})?$/.test(text) || Number(text) === 0) {
    throw new Refusal(`--gas-price: expected GWei above 0, found ${JSON.stringify(text)}`);
  }
  return parseUnits(text, 'gwei');
}

async function wantedDao({ chain, options }) {
  const params = await readParams(options.params, chain.network);
  return { params, items: await checkParams(params) };
}

/** A DAO needs a base migration on the same chain. */
async function checkBase(base, chain) {
  const where = 'the output file has to hold a base migration of this chain';
  for (const name of BASE) {
    const address = base?.[name];
    if (!isAddress(address)) throw new Refusal(`base.${name}: expected an address, found ${address}: ${where}`);
    if (await hasCode(chain.request, address, name)) continue;
    throw new Refusal(`base.${name}: there is no contract at ${address} that is one: ${where}`);
  }
}

async function migrateBase(run) {
  const purpose = { deployer: run.account.address, version: run.options.coreVersion };
  const contracts = await deployed('base', purpose, baseModule(), run);
  return Object.fromEntries(BASE.map((name) => [name, contracts[name]]));
}

async function migrateDao(run, { params, items }, base) {
  const deployer = run.account.address;
  const module = daoModule({ params, items, base, deployer });
  const builds = [...items.contracts, ...items.schemes].map(({ artifact }) => artifact.bytecode);
  const contracts = await deployed('dao', { deployer, base, params, builds }, module, run);
  const address = (name) => contracts[name];
  const named = (list, key) =>
    list.map(({ name, alias }, i) => ({ name, ...(alias && { alias }), address: address(`${key}_${i}`) }));
  return {
    name: params.orgName,
    Avatar: address('avatar'),
    NativeToken: address('token'),
    NativeReputation: address('reputation'),
    ...(items.contracts.length > 0 && { StandAloneContracts: named(items.contracts, 'Contract') }),
    ...(items.schemes.length > 0 && { Schemes: named(items.schemes, 'Scheme') }),
  };
}

async function deployed(step, purpose, ignitionModule, { chain, account, options }) {
  const { output, restart } = options;
  const journal = await openJournal({ output, step, chain, purpose, restart });
  try {
    const ended = await deploy({
      config: { blockPollingInterval: 50, retryInterval: 200, requiredConfirmations: 1, disableFeeBumping: true },
      artifactResolver: resolver,
      provider: { request: chain.request },
      deploymentDir: journal.deployment,
      ignitionModule,
      deploymentParameters: {},
      accounts: [account.address],
      defaultSender: account.address,
    });
    if (ended.type !== 'SUCCESSFUL_DEPLOYMENT') throw new Error(whyNot(step, ended));
    await journal.finish();
    // Ignition answers by the ids of futures; a module's results have our names.
    const results = Object.entries(ignitionModule.results);
    return Object.fromEntries(results.map(([name, { id }]) => [name, ended.contracts[id].address]));
  } finally {
    await journal.unlock();
  }
}

function whyNot(step, { type, errors, failed = [], timedOut = [] }) {
  const said = Object.entries(errors ?? {}).map(([id, list]) => `${id}: ${list.join('; ')}`);
  for (const { futureId, error } of failed) said.push(`${futureId}: ${error}`);
  for (const { futureId } of timedOut) said.push(`${futureId}: took too long`);
  return `the ${step} migration ended with ${type}:\n  ${said.join('\n  ')}\nWhat was deployed is kept.`;
}

const UNASKED = 'Nobody can answer, so nothing was migrated: --force asks nothing';

async function confirm(steps) {
  if (!process.stdin.isTTY) throw new Refusal(UNASKED);
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  const silent = new Promise((resolve) => lines.once('close', () => resolve(undefined)));
  const answer = await Promise.race([
    lines.question(`About to migrate ${steps.join(' and ')}. Continue? (Y/n) `),
    silent,
  ]);
  lines.close();
  if (answer === undefined) throw new Refusal(UNASKED);
  if (!/^(y|yes|)$/i.test(answer.trim())) throw new Refusal('Nothing was migrated');
}
