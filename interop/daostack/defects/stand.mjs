// The common part of the scripts in this folder: a new chain, the tool as npm installs it in a separate folder, and
// plain JSON-RPC. Only Node's own modules and Hardhat are imported.
import { spawn } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as whole } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createHardhatRuntimeEnvironment } from 'hardhat/hre';

const MODULES = fileURLToPath(new URL('../node_modules', import.meta.url));
const PACKAGE = join(MODULES, '@daostack', 'migration');
/** Time limit of a run of the tool, which takes two seconds on an idle machine. */
const TIME_MS = 60_000;
/** The words of `ganache-cli --deterministic`, whose ten accounts the tool has built in. */
const MNEMONIC = 'myth like bonus scare over problem client lizard pioneer submit female collect';
export const ACCOUNT = '0x90f8bf6a479f320ead074411a4b0e7944ea8c9c1';
export const SECOND = '0xffcf8fdee72ac11b5c542428b35eef5769c409f0';
export const SECOND_KEY = '0x6cbed15c793ce57650b9877cf6fa156fbef513c4e6134f022a85b1ffdd59b2a1';
export { MNEMONIC };
/** The core of the scripts: the newest that has nearly all of the document's base contracts. */
export const CORE = '0.0.1-rc.33';
export const AT_CORE = ['-a', CORE];
const ZERO = `0x${'0'.repeat(40)}`;
const VOTING = {
  boostedVotePeriodLimit: 600,
  daoBountyConst: 10,
  minimumDaoBounty: 100,
  queuedVotePeriodLimit: 1800,
  queuedVoteRequiredPercentage: 50,
  preBoostedVotePeriodLimit: 600,
  proposingRepReward: 5,
  quietEndingPeriod: 300,
  thresholdConst: 2000,
  voteOnBehalf: ZERO,
  votersReputationLossRatio: 1,
  activationTime: 0,
};
export const DAO = {
  orgName: 'Small Works',
  tokenName: 'Small Token',
  tokenSymbol: 'SMT',
  founders: [
    { address: ACCOUNT, tokens: 3, reputation: 1000 },
    { address: SECOND, tokens: 5, reputation: 2000 },
  ],
  schemes: { ContributionReward: true },
  ContributionReward: [{ voteParams: 0 }],
  VotingMachinesParams: [VOTING],
};

/** Runs the demonstration, prints its result in a sentence, and exits with 0 where the defect was shown. */
export async function show(sentence, demonstration) {
  const folder = await mkdtemp(join(tmpdir(), 'defect-'));
  const ends = [() => rm(folder, { recursive: true, force: true })];
  try {
    const shown = await demonstration({ ...(await stand(folder, ends)), folder });
    console.log(shown ? sentence : `Not shown: ${sentence}`);
    process.exitCode = shown ? 0 : 1;
  } catch (error) {
    console.error(`Not shown, since the script failed: ${error.stack}`);
    process.exitCode = 1;
  } finally {
    for (const end of ends.reverse()) await end();
  }
}

async function stand(folder, ends) {
  const home = await install(folder);
  const chain = await openChain(ends);
  /** The tool's command. `at`: another address of a chain. `until`: asked again and again, kills it when it is true. */
  const tool = (args, more = {}) => run([join(home, 'migrate.js'), ...args, '-p', more.at ?? chain.url], folder, more);
  /** Calls a function of the tool's library in a separate process. */
  const library = (member, options, more = {}) => {
    const given = JSON.stringify({ provider: more.at ?? chain.url, ...options });
    const call = `import tool from ${JSON.stringify(pathToFileURL(join(home, 'index.js')).href)};
      await tool.${member}(${given}); process.exit(0);`;
    return run(['--input-type=module', '-e', call], folder, more);
  };
  const file = (name) => join(folder, name);
  const json = async (name) => JSON.parse(await readFile(file(name), 'utf8'));
  const params = (value) => writeFile(file('migration-params.json'), JSON.stringify(value));
  const between = (answers) => openBetween(ends, chain.url, answers);
  return { ...chain, chain: () => openChain(ends), between, home, tool, library, file, json, params };
}

/** A copy of the package, because it writes into its own folder; its contracts and dependencies are links. */
async function install(folder) {
  const home = join(folder, 'tool');
  const skipped = ['contracts', 'node_modules'];
  for (const name of await readdir(PACKAGE)) {
    if (!skipped.includes(name)) await cp(join(PACKAGE, name), join(home, name), { recursive: true });
  }
  await symlink(join(PACKAGE, 'contracts'), join(home, 'contracts'));
  await symlink(MODULES, join(home, 'node_modules'));
  return home;
}

async function openChain(ends) {
  const accounts = { mnemonic: MNEMONIC };
  const network = { type: 'edr-simulated', chainType: 'l1', chainId: 1337, hardfork: 'petersburg', accounts };
  const networks = { chain: { ...network, blockGasLimit: 8_000_000 } };
  const root = fileURLToPath(new URL('..', import.meta.url));
  const { network: manager } = await createHardhatRuntimeEnvironment({ networks }, {}, root);
  const server = await manager.createServer('chain', '127.0.0.1', 0);
  const { port } = await server.listen();
  ends.push(() => server.close());
  const url = `http://127.0.0.1:${port}`;
  const rpc = (method, ...params) => ask(url, method, params);
  /** How many transactions an account has had mined. */
  const sent = async (account = ACCOUNT) => Number(await rpc('eth_getTransactionCount', account, 'latest'));
  /** What a view function answers: its selector, and its arguments in words of 32 bytes. */
  const view = (to, selector, ...words) => rpc('eth_call', { to, data: selector + words.map(word).join('') }, 'latest');
  /** Code of the contract that the account's nth transaction made. */
  const made = async (nth, account = ACCOUNT) => {
    for (let block = Number(await rpc('eth_blockNumber')); block > 0; block--) {
      const { transactions } = await rpc('eth_getBlockByNumber', `0x${block.toString(16)}`, true);
      const own = transactions.find(({ from, nonce }) => from === account && Number(nonce) === nth);
      if (own) return rpc('eth_getCode', (await rpc('eth_getTransactionReceipt', own.hash)).contractAddress, 'latest');
    }
  };
  return { url, rpc, sent, view, made };
}

/**
 * A node before another one: `answers(body)` is asked before each call is passed on, and may say `lose`: passed on, and the
 * connection ended; `hold`: passed on, and never answered; or `drop`: not passed on either. Gives its address and how many transactions came.
 */
async function openBetween(ends, url, answers) {
  const seen = { transactions: 0 };
  const server = createServer(async (request, response) => {
    const body = await whole(request);
    if (/eth_send(Raw)?Transaction/.test(body)) seen.transactions += 1;
    const what = answers?.(body, seen);
    if (what === 'drop') return;
    const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    const text = await answer.text();
    if (what === 'lose') response.destroy();
    else if (what !== 'hold') response.end(text);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return { at: `http://127.0.0.1:${server.address().port}`, seen };
}

async function killWhen(child, until) {
  while (child.exitCode === null && child.signalCode === null) {
    if (await until()) child.kill('SIGKILL');
    await sleep(20);
  }
}

const word = (value) => BigInt(value).toString(16).padStart(64, '0');

export async function ask(url, method, params) {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const { result, error } = await answer.json();
  if (error) throw new Error(`${method}: ${error.message}`);
  return result;
}

/**
 * To its end. `code` is null where it was killed, at the latest when its time was over. `silent`: its standard input stays
 * open, and nobody says anything.
 */
function run(argv, cwd, { says, silent, until, timeMs = TIME_MS } = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, argv, { cwd, timeout: timeMs, killSignal: 'SIGKILL' });
    if (until) killWhen(child, until);
    let stdout = '';
    let stderr = '';
    child.stdout.on('data', (part) => (stdout += part));
    child.stderr.on('data', (part) => (stderr += part));
    child.on('close', (code) => resolve({ code, stdout, stderr }));
    child.stdin.on('error', () => undefined);
    if (!silent) child.stdin.end(says ?? '');
  });
}
