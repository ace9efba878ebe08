import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { isRunning, waitUntil } from '../process/server.test-tool.ts';
import { Chains } from './chains.ts';
import { GANACHE_ACCOUNTS } from './ganache-accounts.test-tool.ts';
import { JsonRpcError } from './json-rpc.ts';
import { sharedChains } from './shared-chains.ts';

const chains = sharedChains();
afterAll(() => chains.close());

/** Answers every call with 42. */
const CODE = '0x600a600c600039600a6000f3602a60005260206000f3';

describe('chains of the lab', () => {
  test('have the accounts of Ganache, the network of a private chain, and rules without a base fee', async () => {
    await using chain = await chains.open();
    expect(chain.accounts[0]).toEqual({
      address: '0x90F8bf6A479f320ead074411a4B0e7944Ea8c9C1',
      privateKey: '0x4f3edf983ac636a65a842ce7c78d9aa706d3b113bce9c46f30d7d21715b23b1d',
    });
    const funded = chain.accounts.map(({ address }) => address);
    expect(funded).toEqual(expect.arrayContaining([...GANACHE_ACCOUNTS]));
    expect(await chain.request('eth_accounts')).toEqual(chain.accounts.map(({ address }) => address.toLowerCase()));
    expect([await chain.request('net_version'), await chain.request('eth_chainId')]).toEqual(['1337', '0x539']);
    expect(await chain.request('eth_getBlockByNumber', ['latest', false])).toMatchObject({ gasLimit: '0x7a1200' });
    expect(await chain.request('eth_getBlockByNumber', ['latest', false])).not.toHaveProperty('baseFeePerGas');
  });

  test.each([1, 4, 42, 100])('are as their settings say (chain id %i)', async (chainId) => {
    const mnemonic = 'test test test test test test test test test test test junk';
    const settings = { chainId, mnemonic, gasLimit: 12_345_678, hardfork: 'london', automine: false };
    await using chain = await chains.open(settings);
    expect(chain.accounts[0]?.address).toBe('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266');
    expect(await chain.request('eth_chainId')).toBe(`0x${chainId.toString(16)}`);
    const [from] = chain.accounts;
    const hash = await chain.request('eth_sendTransaction', [{ from: from!.address, data: CODE }]);
    expect(await chain.request('eth_getTransactionReceipt', [hash])).toBeNull();
    await chain.request('evm_mine');
    const { contractAddress: to } = Object(await chain.request('eth_getTransactionReceipt', [hash]));
    expect(BigInt(String(await chain.request('eth_call', [{ to }])))).toBe(42n);
    const { gasLimit, baseFeePerGas } = Object(await chain.request('eth_getBlockByNumber', ['latest', false]));
    expect([Number(gasLimit), typeof baseFeePerGas]).toEqual([12_345_678, 'string']);
  });

  test('make empty blocks at the given interval, beside those with a transaction', async () => {
    await using chain = await chains.open({ blockIntervalMs: 1000 });
    const height = async () => Number(await chain.request('eth_blockNumber'));
    const [from] = chain.accounts;
    const hash = await chain.request('eth_sendTransaction', [{ from: from!.address, data: CODE }]);
    const { blockNumber } = Object(await chain.request('eth_getTransactionReceipt', [hash]));
    await expect.poll(height).toBeGreaterThan(Number(blockNumber));
    expect(await chain.request('eth_getBlockByNumber', ['latest', false])).toMatchObject({ transactions: [] });
  });

  test('are independent, revert to a state once, and do not answer when they are closed', async () => {
    const [first, second] = await Promise.all([chains.open(), chains.open()]);
    const snapshot = await first.snapshot();
    await first.request('evm_mine');
    expect([await first.request('eth_blockNumber'), await second.request('eth_blockNumber')]).toEqual(['0x1', '0x0']);
    await first.revert(snapshot);
    expect(await first.request('eth_blockNumber')).toBe('0x0');
    await expect(first.revert(snapshot)).rejects.toThrow('keeps no state');
    await Promise.all([first.close(), first.close()]);
    await expect(first.request('eth_blockNumber')).rejects.toThrow('expected an answer of our chain');
    expect(await second.request('eth_blockNumber')).toBe('0x0');
    await second.close();
  });

  test('mine failing transactions, as other nodes do, and report why a call is refused', async () => {
    await using chain = await chains.open();
    const from = chain.accounts[0]!.address;
    const reverts = { from, data: '0x60006000fd', gas: '0x20000' };
    const hash = await chain.request('eth_sendTransaction', [reverts]);
    expect(await chain.request('eth_getTransactionReceipt', [hash])).toMatchObject({ status: '0x0' });
    await expect(chain.request('eth_call', [reverts])).rejects.toMatchObject({ name: 'JsonRpcError', code: 3 });
    await expect(chain.request('nothing_likeThis')).rejects.toBeInstanceOf(JsonRpcError);
  });

  test('are refused with a reason for invalid settings', async () => {
    await expect(chains.open({ hardfork: 'yesterday' })).rejects.toThrow(/hardfork/);
    await expect(chains.open({ mnemonic: 'no words of BIP-39' })).rejects.toThrow(/mnemonic/);
  });

  test('are available again after their process has died', async () => {
    await using more = new Chains();
    const lost = await more.open();
    process.kill(more.pid!, 'SIGKILL');
    await waitUntil(() => more.pid === undefined);
    await expect(lost.request('eth_chainId')).rejects.toThrow('expected an answer');
    await lost.close();
    await using chain = await more.open();
    expect(await chain.request('eth_chainId')).toBe('0x539');
  });

  /** Chains whose process gets an error when it imports a module. */
  const without = (name: string, error: string) => {
    const hook = `export function resolve(name, context, next) {
      if (name.startsWith(${JSON.stringify(name)})) throw new Error(${JSON.stringify(error)});
      return next(name, context);
    }`;
    const register = `import { register } from 'node:module'; register(${JSON.stringify(dataUrl(hook))});`;
    return new Chains({ execArgv: ['--import', dataUrl(register)] });
  };

  test('need Hardhat, and report where it is not installed', async () => {
    await using chains = without('hardhat/', "Cannot find package 'hardhat' imported from here");
    await expect(chains.open()).rejects.toThrow(
      "npm install --save-dev hardhat ethers` installs what is needed (Cannot find package 'hardhat' imported from here)",
    );
  });

  // hardhat-packages.test.ts has more such errors.
  test.each([
    ['hardhat/', "Cannot find module '/x/hardhat/dist/src/hre.js' imported from here"],
    ['@nomicfoundation/edr', 'Cannot find native binding. npm has a bug'],
  ])('need a Hardhat that this Node can load, and report otherwise: %s', async (name, error) => {
    await using chains = without(name, error);
    await expect(chains.open()).rejects.toThrow(
      `Hardhat is installed here, but Node ${process.versions.node} (${process.execPath}) cannot load it: ${error}; ` +
        'remove node_modules and install again with this Node',
    );
  });

  test('end with the process that opened them, and write nothing into HOME', async () => {
    const home = mkdtempSync(join(tmpdir(), 'touchstone-home-'));
    const program = `
      import { Chains } from ${JSON.stringify(new URL('./chains.ts', import.meta.url).href)};
      const chains = new Chains();
      const chain = await chains.open();
      process.stdout.write(chains.pid + '\\n');
      setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', program], {
      cwd: fileURLToPath(new URL('.', import.meta.url)),
      env: { ...process.env, HOME: home },
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    const pid = Number(String(line));
    expect(isRunning(pid)).toBe(true);
    child.kill('SIGKILL');
    await waitUntil(() => !isRunning(pid));
    expect(readdirSync(home)).toEqual([]);
    rmSync(home, { recursive: true });
  });
});

const dataUrl = (source: string) => `data:text/javascript,${encodeURIComponent(source)}`;
