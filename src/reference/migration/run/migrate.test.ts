import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SILENT } from '../library/reporter.ts';
import { emptyChain } from '../local-chain/empty.test-tool.ts';
import { PARTS, type Parts } from '../parts.ts';
import { DryRun } from '../plan/dry-run.ts';
import { ACCOUNT, DAO, outcomeAfterEnd, outcomeOfDao, SECOND, type Stand, standWith } from './migrate.test-tool.ts';
import { migrate } from './migrate.ts';

describe('a migration', { timeout: 60_000 }, () => {
  let [empty, based] = [] as unknown as [Stand, Stand];
  beforeAll(async () => {
    [empty, based] = [await standWith([]), await standWith(['base'])];
  });
  beforeEach(() => Promise.all([empty.renew(), based.renew()]));
  afterAll(() => Promise.all([empty.close(), based.close()]));

  test('of the base; the second time nothing is sent', async () => {
    const { run, file, sent, output } = empty;
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
    const { run, sent, view } = based;
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

  test('that was interrupted can be finished, and nothing is done twice', async () => {
    const whole = await outcomeOfDao(based, await based.sent());
    expect(whole.reputation).toBe(1_000_250_000_000_000_000_000n);
    for (const k of [1, Math.ceil(whole.sent / 2), whole.sent]) {
      for (const mined of [false, true])
        expect(await outcomeAfterEnd(based, k, mined)).toEqual({ k, mined, ended: 'ended', ...whole });
    }
  });

  test('of other parameters does not finish an interrupted migration', async () => {
    const { run, ending } = based;
    await expect(run(['dao'], { params: DAO, provider: ending(3, true) })).rejects.toThrow('ended');
    const other = { ...DAO, orgName: 'Other' };
    await expect(run(['dao'], { params: other })).rejects.toThrow(
      /interrupted was of another account, base or parameters/,
    );
    expect((await run(['dao'], { params: other, restart: true })).dao?.name).toBe('Other');
  });

  test('does not count transactions of another chain as done, although it has the same first block', async () => {
    const { base, file, run } = based;
    await run(['dao'], { params: DAO });
    const provider = await emptyChain();
    try {
      await expect(run(['dao'], { params: DAO, provider })).rejects.toThrow(
        /which names contracts that this chain does not have: (\w+, ){4}\w+ and 13 more$/,
      );
      await provider.request({ method: 'hardhat_setNonce', params: [ACCOUNT, '0x7'] });
      expect((await run(['base'], { provider })).base).not.toEqual(base);
      expect(Object.keys(JSON.parse(await file()).private)).toEqual(['base']);
    } finally {
      await provider.close();
    }
  });

  test('of base, DAO and demo test at once', async () => {
    const { run, file } = empty;
    const { base, dao, test: demo } = await run(['base', 'dao', 'test'], { params: DAO });
    expect(JSON.parse(await file())).toEqual({ private: { base, dao, test: demo } });
    expect(demo?.proposalId).toMatch(/^0x[0-9a-f]{64}$/);
  });

  test('notices a demo test that is not on the chain', async () => {
    const { chain, output, file } = based;
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
    await expect(empty.run(steps, options)).rejects.toThrow(message);
    expect(await empty.sent()).toBe(0);
  });

  test('of a public chain refuses the built-in account', async () => {
    const provider = await emptyChain({ chainId: 42 });
    await expect(empty.run(['base'], { provider })).rejects.toThrow(
      "Expected a private key or a mnemonic: the built-in key is everybody's",
    );
    await provider.close();
  });
});
