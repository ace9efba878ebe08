/**
 * The reference migration tool with a failing connection: it succeeds, or fails with a sentence and can be continued.
 */

import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEther, toQuantity } from 'ethers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ChainAccount } from '../../conformance/lab/chain/account.ts';
import { Chains } from '../../conformance/lab/chain/chains.ts';
import { RpcProxy } from '../../conformance/lab/proxy/rpc-proxy.ts';
import type { RpcFault, RpcMishap, RpcScript } from '../../conformance/lab/proxy/rpc-script.ts';

const TOOL = fileURLToPath(new URL('../../src/reference/migration/bin.mjs', import.meta.url));
const RELEASE = fileURLToPath(new URL('../../src/reference/migration/release.ts', import.meta.url));
const PARAMS = fileURLToPath(new URL('../../src/reference/migration/migration-params.json', import.meta.url));
/** Migrates the base, and the DAO of that file. */
const TRANSACTIONS = 18 + 6;

const every = (does: RpcMishap, at: RpcFault['at'], times: number, nth = 1): RpcScript => ({
  faults: [{ at, nth, times, does }],
});
const SCRIPTS: readonly (readonly [string, RpcScript])[] = [
  ['a call that is lost', every('lose-request', 'any', 1, 5)],
  ['a transaction that the node has, and whose answer is lost', every('lose-answer', 'transaction', 1, 3)],
  ['a transaction that is lost before the node has it', every('lose-request', 'transaction', 2, 4)],
  ['connections that are closed', every('close', 'any', 3, 10)],
  ['answers that take their time, so that later ones come first', every({ delayMs: 700 }, 'eth_estimateGas', 5)],
  ['transactions that take their time', every({ delayMs: 500 }, 'transaction', 4)],
  ['status 429', every('too-many', 'any', 3, 7)],
  ['status 503', every('unavailable', 'any', 3, 7)],
  ['something else than JSON', every('garbage', 'any', 2, 12)],
  ['something else than JSON, all along', every('garbage', 'transaction', 1000)],
  ['an error of the node', every('error', 'eth_getTransactionReceipt', 1, 2)],
];

const chains = new Chains();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchstone-mishaps-'));
});
afterAll(async () => {
  await chains.close();
  await rm(folder, { recursive: true });
});

describe('where the connection to the chain fails', { timeout: 300_000 }, () => {
  test.each(SCRIPTS)('%s', async (name, script) => {
    const chain = await chains.open();
    const proxy = await RpcProxy.open(chain.url);
    try {
      const [account] = chain.accounts as [ChainAccount];
      const env = { ...process.env, TOUCHSTONE_MIGRATE_PRIVATE_KEY: account.privateKey };
      const cwd = await mkdtemp(join(folder, 'run-'));
      proxy.record(script);
      const first = await run(proxy.url, cwd, env);
      proxy.record();
      await proxy.listen();
      // A failed run prints a sentence, and the same command finishes it.
      if (first.code !== 0) expect(first.stderr.trim().split('\n').at(-1), name).toMatch(/^[^\n]{10,300}$/);
      expect(first.stderr).not.toMatch(/\n {4}at /);
      const second = first.code === 0 ? first : await run(proxy.url, cwd, env);
      expect([second.code, second.stderr]).toEqual([0, expect.stringContaining('Wrote migration.json')]);
      const count = await chain.request('eth_getTransactionCount', [account.address, 'latest']);
      expect(Number(count)).toBe(TRANSACTIONS);
      const { private: made } = JSON.parse(await readFile(join(cwd, 'migration.json'), 'utf8'));
      expect(Object.keys(made)).toEqual(['base', 'dao']);
    } finally {
      await proxy.close();
      await chain.close();
    }
  });
});

describe('failures that are noticed before anything is spent', { timeout: 120_000 }, () => {
  test('a contract whose constructor reverts, where ether is at stake', async () => {
    const chain = await chains.open({ chainId: 42 });
    try {
      const [account] = chain.accounts as [ChainAccount];
      const env = { ...process.env, TOUCHSTONE_MIGRATE_PRIVATE_KEY: account.privateKey };
      const cwd = await mkdtemp(join(folder, 'run-'));
      const params = join(cwd, 'migration-params.json');
      const sound = JSON.parse(await readFile(PARAMS, 'utf8'));
      const wallet = { name: 'Refusing', fromCore: false, constructor: true, params: [] };
      await writeFile(params, JSON.stringify({ ...sound, StandAloneContracts: [wallet] }));
      await mkdir(join(cwd, 'custom-abis'));
      // REVERT (EIP-140), with any arguments.
      const build = { abi: [], bytecode: '0x60006000fd' };
      await writeFile(join(cwd, 'custom-abis', 'Refusing.json'), JSON.stringify(build));
      const { code, stderr } = await run(chain.url, cwd, env, params);
      expect([code, stderr.trim().split('\n')]).toEqual([1, [expect.stringMatching(/Refusing: refused: /)]]);
      expect(Number(await chain.request('eth_getTransactionCount', [account.address, 'latest']))).toBe(0);
    } finally {
      await chain.close();
    }
  });

  test('an account that has more than the least cost, but not enough', async () => {
    const chain = await chains.open();
    try {
      const [account] = chain.accounts as [ChainAccount];
      await chain.request('hardhat_setBalance', [account.address, toQuantity(parseEther('0.008'))]);
      const env = { ...process.env, TOUCHSTONE_MIGRATE_PRIVATE_KEY: account.privateKey };
      const cwd = await mkdtemp(join(folder, 'run-'));
      const { code, stderr } = await run(chain.url, cwd, env);
      const means = / has 0\.008 ETH, expected more than 0\.\d+ ETH for 24 transactions$/;
      expect([code, stderr.trim().split('\n').at(-1)]).toEqual([1, expect.stringMatching(means)]);
      expect(Number(await chain.request('eth_getTransactionCount', [account.address, 'latest']))).toBe(0);
    } finally {
      await chain.close();
    }
  });

  test('nothing else, with a node whose chain cannot be copied: an account with enough ether migrates', async () => {
    const chain = await chains.open();
    const proxy = await RpcProxy.open(chain.url);
    try {
      const [account] = chain.accounts as [ChainAccount];
      await chain.request('hardhat_setBalance', [account.address, toQuantity(parseEther('0.5'))]);
      const env = { ...process.env, TOUCHSTONE_MIGRATE_PRIVATE_KEY: account.privateKey };
      const cwd = await mkdtemp(join(folder, 'run-'));
      proxy.record(every('error', 'net_version', 1000));
      const { code, stderr } = await run(proxy.url, cwd, env);
      expect([code, stderr]).toEqual([
        0,
        expect.stringMatching(/^Not simulated: the copy of the chain fails \(.+\)$/m),
      ]);
      expect(Number(await chain.request('eth_getTransactionCount', [account.address, 'latest']))).toBe(TRANSACTIONS);
    } finally {
      await proxy.close();
      await chain.close();
    }
  });

  test('a release by the provider of another network', async () => {
    const chain = await chains.open({ chainId: 4 });
    try {
      const [account] = chain.accounts as [ChainAccount];
      const cwd = await mkdtemp(join(folder, 'run-'));
      await cp(PARAMS, join(cwd, 'migration-params.json'));
      const env = { ...process.env, kovan_provider: chain.url, kovan_private_key: account.privateKey };
      const { code, stderr } = await node([RELEASE, 'kovan'], cwd, env);
      expect([code, stderr]).toEqual([1, 'Expected the provider of kovan (chain 42), found chain 4\n']);
      expect(Number(await chain.request('eth_getTransactionCount', [account.address, 'latest']))).toBe(0);
    } finally {
      await chain.close();
    }
  });
});

interface Ended {
  readonly code: number;
  readonly stderr: string;
}

function run(provider: string, cwd: string, env: NodeJS.ProcessEnv, params = PARAMS): Promise<Ended> {
  return node([TOOL, '--force', '--provider', provider, '--params', params], cwd, env);
}

function node(args: readonly string[], cwd: string, env: NodeJS.ProcessEnv): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd, env }, (error, _stdout, stderr) =>
      resolve({ code: error ? Number(error.code ?? -1) : 0, stderr }),
    );
  });
}
