/**
 * A sound tool: the documented command line, with stand-ins for the contracts. It has no resumption. Modules are loaded only
 * when they are needed, since the tool is started hundreds of times.
 */

import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { readExactJsonText } from '../../oracle/json/exact-json.ts';
import { CONTRACTS } from '../inputs/contracts/generated/contracts.ts';
import { CORE_CONTRACT_NAMES } from '../oracle/contracts/core-contracts.ts';
import { parameterDefects } from '../oracle/parameters/parameter-defects.ts';
import { buildOf, checkArguments, checkContracts, itemsOf } from './contracts.test-tool.ts';
import { type Json, type Parts, type Result, ToolRefusal } from './parts.test-tool.ts';

/** The code of the base contracts, and of the contracts of a DAO. */
export const [UNIVERSAL, OWN] = [CONTRACTS.SharedScheme.bytecode, CONTRACTS.Initialized.bytecode];
const VERSION = '1.0.0';
const DEFAULT_KEY = '0x4f3edf983ac636a65a842ce7c78d9aa706d3b113bce9c46f30d7d21715b23b1d';
const ANSWERED_WITHIN_MS = 2000;
const GAS = 4_000_000;
const FLAGS = ['quiet', 'force', 'restart', 'help', 'version'];
const VALUES = ['core-version', 'provider', 'gas-price', 'output', 'params', 'private-key', 'mnemonic'];
const SHORT: Record<string, string> = { quiet: 'q', force: 'f', restart: 't', 'core-version': 'a', provider: 'p' };
Object.assign(SHORT, { 'gas-price': 'g', output: 'o', params: 'i', 'private-key': 's', mnemonic: 'm' });
const WORDS = ['base', 'dao', 'completion'];
const LINES = [...FLAGS, ...VALUES].map((flag) => `  ${SHORT[flag] ? `-${SHORT[flag]}, ` : '    '}--${flag}`);

export const sound: Parts = {
  help: `Usage: tool-migrate [${WORDS.join('|')}]\n${LINES.join('\n')}\n`,
  version: `${VERSION}\n`,
  completion: `_tool_migrate() {
  COMPREPLY=($(compgen -W "${[...WORDS, ...[...FLAGS, ...VALUES].map((flag) => `--${flag}`)].join(' ')}" -- "$2"))
}
complete -F _tool_migrate tool-migrate
`,
  begin: () => {},
  migratesAfter: [],
  parse: (argv) => {
    const option = (type: 'boolean' | 'string') => (name: string) =>
      [name, { type, ...(SHORT[name] ? { short: SHORT[name] } : {}) }] as const;
    const options = Object.fromEntries([...FLAGS.map(option('boolean')), ...VALUES.map(option('string'))]);
    const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true });
    const flags = values as Record<string, string & boolean>;
    const [word = 'all', ...more] = positionals;
    if (more.length > 0 || (word !== 'all' && !WORDS.includes(word)))
      throw new ToolRefusal(`There is no command ${word}`);
    if (flags['private-key'] !== undefined && flags.mnemonic !== undefined)
      throw new ToolRefusal('--private-key and --mnemonic exclude each other');
    return {
      command: flags.help ? 'help' : flags.version ? 'version' : word,
      provider: flags.provider ?? 'http://localhost:8545',
      output: flags.output ?? 'migration.json',
      params: flags.params ?? 'migration-params.json',
      coreVersion: flags['core-version'],
      gasPrice: flags['gas-price'],
      privateKey: flags['private-key'],
      mnemonic: flags.mnemonic,
      quiet: flags.quiet ?? false,
      force: flags.force ?? false,
      restart: flags.restart ?? false,
    };
  },
  checkVersion: (version, at) => {
    if (version !== undefined && version !== VERSION) throw new ToolRefusal(`${at}: there is no core ${version}`);
  },
  price: (text) => {
    if (text === undefined) return undefined;
    if (!/^\d{1,9}$/.test(text) || Number(text) === 0) throw new ToolRefusal(`--gas-price: expected GWei above 0`);
    return BigInt(text) * 10n ** 9n;
  },
  key: async ({ privateKey, mnemonic }) => {
    const { Wallet } = await import('ethers');
    try {
      return mnemonic === undefined
        ? new Wallet(privateKey ?? DEFAULT_KEY).privateKey
        : Wallet.fromPhrase(mnemonic).privateKey;
    } catch {
      throw new ToolRefusal(
        `--${mnemonic === undefined ? 'private-key: expected 32 bytes' : 'mnemonic: expected BIP-39'}`,
      );
    }
  },
  readParams: (path) => {
    try {
      return readFileSync(path, 'utf8');
    } catch {
      throw new ToolRefusal(`--params: ${path} cannot be read`);
    }
  },
  parseParams: (text) => {
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {}
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw new ToolRefusal('--params: expected a JSON object');
    return value as Json;
  },
  checkParams: (text) => {
    const { value } = readExactJsonText(text);
    const [defect] = value ? parameterDefects(value.root) : [];
    if (defect) throw new ToolRefusal(`${defect.at}: expected ${defect.expected}, found ${defect.actual}`);
  },
  checkContracts,
  checkArguments,
  readResult: (path) => {
    let text: string;
    try {
      text = readFileSync(path, 'utf8');
    } catch {
      return {};
    }
    try {
      return JSON.parse(text);
    } catch {
      throw new ToolRefusal(`${path}: expected JSON`);
    }
  },
  checkOutput: (path) => {
    try {
      if (!statSync(path).isDirectory()) return;
    } catch (cause) {
      if ((cause as { code?: string }).code === 'ENOENT') return;
    }
    throw new ToolRefusal(`${path} cannot be written`);
  },
  checkMeans: async ({ ask, options }, address) => {
    const [balance, price] = (
      await Promise.all([ask('eth_getBalance', [address, 'latest']), ask('eth_gasPrice', [])])
    ).map((quantity) => BigInt(String(quantity)));
    const gas = BigInt(String(await ask('eth_estimateGas', [{ data: UNIVERSAL }])));
    const count = options.command === 'dao' ? 3n : BigInt(CORE_CONTRACT_NAMES.length);
    if (balance! < gas * count * price!) throw new ToolRefusal(`${address} cannot pay for the migration`);
  },
  checkBase: async ({ before, ask }) => {
    for (const name of CORE_CONTRACT_NAMES)
      if ((await ask('eth_getCode', [before.base?.[name] ?? '0x', 'latest']).catch(() => '0x')) === '0x')
        throw new ToolRefusal(`base.${name}: expected a base migration of this chain in the output file`);
  },
  confirm: async ({ force }) => {
    if (force) return;
    if (!process.stdin.isTTY) throw new ToolRefusal('Nobody can answer: --force asks nothing');
    const lines = createInterface({ input: process.stdin, output: process.stderr });
    const answer = await lines.question('Migrate? (y/n) ');
    lines.close();
    if (answer !== 'y') throw new ToolRefusal('Nothing was migrated');
  },
  ask: (url) => async (method, params) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
    const signal = AbortSignal.timeout(ANSWERED_WITHIN_MS);
    const headers = { 'content-type': 'application/json' };
    let response: { result?: unknown; error?: { message: string } };
    try {
      response = (await (await fetch(url, { method: 'POST', headers, body, signal })).json()) as typeof response;
    } catch {
      throw new ToolRefusal(`The node gives no answer to ${method}`);
    }
    if (response.error) throw new ToolRefusal(`${method}: ${response.error.message}`);
    return response.result;
  },
  sender: async (key, ask, price, parts) => {
    const { Wallet, getCreateAddress } = await import('ethers');
    const wallet = new Wallet(key);
    const { address } = wallet;
    const [chainId, count, suggested] = await Promise.all([
      ask('eth_chainId', []),
      ask('eth_getTransactionCount', [address, 'latest']),
      ask('eth_gasPrice', []),
    ]);
    let nonce = Number(count);
    return async (data, to) => {
      const gasPrice = price ?? BigInt(String(suggested));
      const transaction = { type: 0, data, gasPrice, gasLimit: GAS, chainId: Number(chainId), nonce: nonce++ };
      await parts.settle(ask, await wallet.signTransaction({ ...transaction, ...(to ? { to } : {}) }));
      return to ?? getCreateAddress({ from: address, nonce: transaction.nonce });
    };
  },
  settle: async (ask, raw) => {
    const hash = await ask('eth_sendRawTransaction', [raw]);
    const receipt = (await ask('eth_getTransactionReceipt', [hash])) as { status?: string } | null;
    if (receipt?.status !== '0x1') throw new ToolRefusal(`The transaction ${hash} was reverted`);
  },
  base: async ({ send }) => {
    const base: Record<string, string> = {};
    for (const name of CORE_CONTRACT_NAMES) base[name] = await send(UNIVERSAL);
    return base;
  },
  dao: async ({ params, send }) => {
    const dao: Record<string, unknown> = { name: params.orgName };
    for (const name of ['Avatar', 'NativeToken', 'NativeReputation']) dao[name] = await send(OWN);
    for (const { name, params: given = [], runFunctions = [] } of itemsOf(params)) {
      const { Interface } = await import('ethers');
      const { abi, bytecode } = buildOf(name);
      const contract = new Interface(abi as never);
      const address = await send(bytecode + contract.encodeDeploy(given as unknown[]).slice(2));
      for (const run of runFunctions)
        await send(contract.encodeFunctionData(run.functionName, run.params as unknown[]), address);
    }
    return dao;
  },
  write: (path, result: Result) => {
    writeFileSync(`${path}.new`, JSON.stringify(result, null, 2));
    renameSync(`${path}.new`, path);
  },
  printProgress: (text, { quiet }) => {
    if (!quiet) process.stderr.write(`${text}\n`);
  },
  fail: (error) => {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    return 1;
  },
  end: () => {},
};
