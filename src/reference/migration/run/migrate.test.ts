import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Interface, Wallet } from 'ethers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BUILT_IN_KEY } from '../chain/account.ts';
import type { Provider } from '../chain/json-rpc.ts';
import type { MigrationOptions } from '../library/options.ts';
import { SILENT } from '../library/reporter.ts';
import { type EmptyChain, emptyChain } from '../local-chain/empty.test-tool.ts';
import { VOTING } from '../params/voting.test-tool.ts';
import { PARTS, type Parts } from '../parts.ts';
import { DryRun } from '../plan/dry-run.ts';
import { migrate } from './migrate.ts';
import type { StepName } from './step.ts';

const ACCOUNT = new Wallet(BUILT_IN_KEY).address;
const SECOND = '0xFFcf8FDEE72ac11b5c542428B35EEF5769C409f0';
const TOKEN = new Interface([
  'function balanceOf(address) view returns (uint256)',
  'function totalSupply() view returns (uint256)',
]);
const DAO = {
  orgName: 'Works',
  tokenName: 'Token',
  tokenSymbol: 'TOK',
  founders: [
    { address: ACCOUNT, tokens: 1.5, reputation: 1000 },
    { address: SECOND, reputation: 0.25 },
  ],
  VotingMachinesParams: [VOTING],
  schemes: { SchemeRegistrar: true, ContributionReward: true, GenericScheme: true, UpgradeScheme: true },
  ContributionReward: [{ voteParams: 0 }],
  GenericScheme: [{ targetContract: SECOND }],
};

describe('a migration', { timeout: 60_000 }, () => {
  let chain: EmptyChain;
  let output: string;
  beforeEach(async () => {
    chain = await emptyChain();
    output = join(await mkdtemp(join(tmpdir(), 'migrate-')), 'migration.json');
  });
  afterEach(async () => {
    await chain.close();
    await rm(join(output, '..'), { recursive: true });
  });

  const run = (steps: readonly StepName[], options: MigrationOptions = {}) =>
    migrate({ steps, options: { provider: chain, output, ...options }, parts: PARTS, reporter: SILENT });
  const sent = async () =>
    Number(await chain.request({ method: 'eth_getTransactionCount', params: [ACCOUNT, 'latest'] }));
  const file = () => readFile(output, 'utf8');
  async function view(to: unknown, name: string, ...args: unknown[]): Promise<bigint> {
    const data = TOKEN.encodeFunctionData(name, args);
    const answer = await chain.request({ method: 'eth_call', params: [{ to, data }, 'latest'] });
    return TOKEN.decodeFunctionResult(name, String(answer))[0];
  }

  test('of the base; the second time nothing is sent', async () => {
    const { base } = await run(['base']);
    expect(Object.keys(base ?? {})).toHaveLength(18);
    expect(JSON.parse(await file())).toEqual({ private: { base } });
    const [before, count] = [await file(), await sent()];
    expect(await run(['base'])).toEqual({ base });
    await rm(`${output}.journal`, { recursive: true });
    expect(await run(['base'], { force: true })).toEqual({ base });
    expect([await file(), await sent()]).toEqual([before, count]);
    expect((await run(['base'], { restart: true })).base).not.toEqual(base);
  });

  test.each([
    ['by hand', {}],
    ['by the creator', { useDaoCreator: true }],
    ['by hand, universal', { useUController: true, unregisterOwner: true }],
    ['by the creator, universal', { useDaoCreator: true, useUController: true }],
  ])('of a DAO %s; the second time nothing is sent', async (_, more) => {
    await run(['base']);
    const params = { default: { ...DAO, ...more } };
    const { dao } = await run(['dao'], { params });
    expect(await view(dao?.NativeToken, 'totalSupply')).toBe(1_500_000_000_000_000_000n);
    expect(await view(dao?.NativeReputation, 'balanceOf', SECOND)).toBe(250_000_000_000_000_000n);
    const count = await sent();
    expect((await run(['dao'], { params })).dao).toEqual(dao);
    expect(await sent()).toBe(count);
    const another = await run(['dao'], { params: { ...DAO, ...more, orgName: 'Another' } });
    expect(another.dao?.Avatar).not.toBe(dao?.Avatar);
  });

  test('that was interrupted at any transaction can be finished, and nothing is done twice', async () => {
    await run(['base']);
    const snapshot = async () => chain.request({ method: 'evm_snapshot' });
    const params = { ...DAO, founders: DAO.founders };
    let before = await snapshot();
    const first = await sent();
    const { dao: whole } = await run(['dao'], { params });
    const count = (await sent()) - first;
    const clean = async () => {
      await chain.request({ method: 'evm_revert', params: [before] });
      before = await snapshot();
      await rm(`${output}.journal`, { recursive: true });
      const { private: kept } = JSON.parse(await file());
      await writeFile(output, JSON.stringify({ private: { base: kept.base } }));
    };
    for (let k = 1; k <= count; k++) {
      for (const mined of [false, true]) {
        await clean();
        await expect(run(['dao'], { params, provider: ending(k, mined) })).rejects.toThrow('ended');
        const { dao } = await run(['dao'], { params });
        expect({ dao, sent: (await sent()) - first }, `${k} ${mined}`).toEqual({ dao: whole, sent: count });
        expect(await view(dao?.NativeReputation, 'totalSupply')).toBe(1_000_250_000_000_000_000_000n);
      }
    }
  });

  /** Ends a run when it sends the k-th transaction: before the node has it, or before the answer arrives. */
  function ending(k: number, mined: boolean): Provider {
    let count = 0;
    return {
      async request(call) {
        if (count >= k) throw new Error('ended');
        if (call.method !== 'eth_sendRawTransaction' || ++count < k) return chain.request(call);
        if (mined) await chain.request(call);
        throw new Error('ended');
      },
    };
  }

  test('of other parameters does not finish an interrupted migration', async () => {
    await run(['base']);
    await expect(run(['dao'], { params: DAO, provider: ending(3, true) })).rejects.toThrow('ended');
    const other = { ...DAO, orgName: 'Other' };
    await expect(run(['dao'], { params: other })).rejects.toThrow(
      /interrupted was of another account, base or parameters/,
    );
    expect((await run(['dao'], { params: other, restart: true })).dao?.name).toBe('Other');
  });

  test('does not count transactions of another chain as done, although it has the same first block', async () => {
    const { base } = await run(['base']);
    await run(['dao'], { params: DAO });
    await chain.close();
    chain = await emptyChain();
    await expect(run(['dao'], { params: DAO })).rejects.toThrow(
      /which names contracts that this chain does not have: (\w+, ){4}\w+ and 13 more$/,
    );
    await chain.request({ method: 'hardhat_setNonce', params: [ACCOUNT, '0x7'] });
    expect((await run(['base'])).base).not.toEqual(base);
    expect(Object.keys(JSON.parse(await file()).private)).toEqual(['base']);
  });

  test('of base, DAO and demo test at once', async () => {
    const { base, dao, test: demo } = await run(['base', 'dao', 'test'], { params: DAO });
    expect(JSON.parse(await file())).toEqual({ private: { base, dao, test: demo } });
    expect(demo?.proposalId).toMatch(/^0x[0-9a-f]{64}$/);
  });

  test('notices a demo test that is not on the chain', async () => {
    await run(['base']);
    const parts: Parts = {
      ...PARTS,
      deployDemo: ({ account }, core, base) => PARTS.deployDemo(new DryRun(account, 0), core, base),
    };
    const options = { provider: chain, output };
    const invented = migrate({ steps: ['test'], options, parts, reporter: SILENT });
    await expect(invented).rejects.toThrow(
      /^The chain does not have what was deployed:\ntest\.name: .*\ntest\.proposalId/,
    );
    expect(JSON.parse(await file()).private.test).toBeUndefined();
  });

  test.each([
    [
      'no base',
      ['dao'],
      { params: DAO },
      /Expected a base migration of private in .*, which has no base: run touchstone-migrate base first$/,
    ],
    ['a price of nothing', ['base'], { gasPrice: 0 }, 'gas price: expected a number of GWei above 0, found "0"'],
    ['a malformed key', ['base'], { privateKey: '0x12' }, 'private key: expected 32 bytes in hex'],
    ['a malformed mnemonic', ['base'], { mnemonic: 'foo bar' }, 'mnemonic: expected the words of a BIP-39 mnemonic'],
    ['an unknown version', ['base'], { coreVersion: '9.9.9' }, 'Core version "9.9.9" is not installed'],
    ['no parameters', ['base', 'dao'], {}, 'params: expected an object'],
    ['an account without ether', ['base'], { privateKey: `0x${'12'.repeat(32)}` }, /has 0\.0 ETH, expected more than/],
    ['a missing folder', ['base'], { output: '/nowhere/migration.json' }, /expected a folder that can be written to/],
    [
      'a scheme without its contract',
      ['base', 'dao'],
      { params: { ...DAO, CustomSchemes: { Nothing: [{ isUniversal: true, permissions: '0x00000000' }] } } },
      'CustomSchemes.Nothing[0]: expected a contract Nothing as a JSON file in custom-abis, found none',
    ],
    [
      'arguments that do not fit',
      ['base', 'dao'],
      { params: { ...DAO, StandAloneContracts: [{ name: 'Wallet', fromCore: true, params: [1] }] } },
      /StandAloneContracts\[0\] Wallet: expected arguments for the constructor of Wallet/,
    ],
  ] as const)('with %s is refused before anything is spent', async (_, steps, options, message) => {
    await expect(run(steps, options)).rejects.toThrow(message);
    expect(await sent()).toBe(0);
  });

  test('of a public chain refuses the built-in account', async () => {
    await chain.close();
    chain = await emptyChain({ chainId: 42 });
    await expect(run(['base'])).rejects.toThrow(
      "Expected a private key or a mnemonic: the built-in key is everybody's",
    );
  });
});
