/** The tool that deploys with Hardhat Ignition: the document's command line, and the state of the chain by views. */

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Contract, JsonRpcProvider, keccak256, solidityPacked, ZeroAddress } from 'ethers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Chain } from '../../conformance/lab/chain/chain.ts';
import { Chains } from '../../conformance/lab/chain/chains.ts';
import { ignitionMigration } from './ignition-migration.ts';

const command = await ignitionMigration().catch((error: Error) => error);

/** The default voting parameters of DAOstack's tool, with the hash that it printed. */
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
  voteOnBehalf: ZeroAddress,
  votersReputationLossRatio: 1,
  activationTime: 0,
};
const VOTING_HASH = '0x62f2af6100a7374bcea52cbc2b654eb4dce056d52ea41eda08aea55e1a871ee2';
const ALL = {
  ContributionReward: '0x00000001',
  GenericScheme: '0x00000011',
  SchemeRegistrar: '0x0000001f',
  GlobalConstraintRegistrar: '0x00000005',
  UpgradeScheme: '0x0000000b',
};
const VIEWS = [
  'function owner() view returns (address)',
  'function orgName() view returns (string)',
  'function nativeToken() view returns (address)',
  'function nativeReputation() view returns (address)',
  'function symbol() view returns (string)',
  'function totalSupply() view returns (uint256)',
  'function balanceOf(address) view returns (uint256)',
  'function stakingToken() view returns (address)',
  'function avatar() view returns (address)',
  'function isSchemeRegistered(address, address) view returns (bool)',
  'function getSchemePermissions(address, address) view returns (bytes4)',
  'function getSchemeParameters(address, address) view returns (bytes32)',
];

type Views = Readonly<Record<string, (...args: unknown[]) => Promise<unknown>>>;

interface Ended {
  readonly code: number | null;
  readonly out: string;
}

if (command instanceof Error) {
  console.warn(`skipped: the Ignition tool, since it cannot be installed: ${command.message}`);
  test.skip('ignition: its packages cannot be installed');
} else {
  describe('the tool with Hardhat Ignition', { timeout: 180_000 }, () => {
    const chains = new Chains();
    let chain: Chain;
    let folder: string;
    let provider: JsonRpcProvider;
    const started = new Set<ChildProcess>();
    const account = () => chain.accounts[0]!.address;
    const sent = () => provider.getTransactionCount(account());
    const at = (address: string) => new Contract(address, VIEWS, provider) as unknown as Views;
    const result = async () => JSON.parse(await readFile(join(folder, 'migration.json'), 'utf8'));
    const params = (value: object) => writeFile(join(folder, 'migration-params.json'), JSON.stringify(value));

    function small(more: object = {}) {
      const [first, second] = chain.accounts.map(({ address }) => address);
      const founders = [
        { address: first, tokens: 1.5, reputation: 1000 },
        { address: second, tokens: 1e21, reputation: 0.25 },
      ];
      const schemes = Object.fromEntries(Object.keys(ALL).map((name) => [name, true]));
      const generic = { GenericScheme: [{ targetContract: second }], ContributionReward: [{ voteParams: 0 }] };
      const names = { orgName: 'Small Works', tokenName: 'Small Token', tokenSymbol: 'SMT' };
      return { ...names, founders, schemes, ...generic, VotingMachinesParams: [VOTING], ...more };
    }

    /** `until`: kills it as soon as this is true. */
    async function run(args: readonly string[], until?: () => Promise<boolean>): Promise<Ended> {
      const argv = [...(command as readonly string[]), ...args];
      const child = spawn(argv[0]!, argv.slice(1), { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
      started.add(child);
      let out = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (out += part));
      const ended = new Promise<Ended>((resolve) => child.once('close', (code) => resolve({ code, out })));
      while (until && child.exitCode === null && child.signalCode === null) {
        if (await until()) child.kill('SIGKILL');
        await sleep(5);
      }
      return ended.finally(() => started.delete(child));
    }
    const tool = (...args: string[]) => run([...args, '--force', '--provider', chain.url]);

    beforeAll(async () => {
      await chains.open().then((chain) => chain.close());
    });
    afterAll(() => chains.close());
    beforeEach(async () => {
      chain = await chains.open();
      folder = await mkdtemp(join(tmpdir(), 'touchstone-ignition-'));
      provider = new JsonRpcProvider(chain.url, undefined, { cacheTimeout: -1, staticNetwork: true });
    });
    afterEach(async () => {
      for (const child of started) child.kill('SIGKILL');
      provider.destroy();
      await chain.close();
      await rm(folder, { recursive: true, force: true });
    });

    /** Compares the contracts' own views with the parameters of `small`. */
    async function judge(deployer: string) {
      const { base, dao } = await result();
      const avatar = at(dao.Avatar);
      expect(await avatar.orgName!()).toBe(dao.name);
      expect([await avatar.nativeToken!(), await avatar.nativeReputation!()]).toEqual([
        dao.NativeToken,
        dao.NativeReputation,
      ]);
      const owner = String(await avatar.owner!());
      expect([await at(dao.NativeToken).owner!(), await at(dao.NativeReputation).owner!()]).toEqual([owner, owner]);
      expect(await at(dao.NativeToken).symbol!()).toBe('SMT');
      const [first, second] = chain.accounts.map(({ address }) => address);
      const unit = 10n ** 18n;
      const held = async (token: string) => [
        await at(token).balanceOf!(first),
        await at(token).balanceOf!(second),
        await at(token).totalSupply!(),
      ];
      const huge = 10n ** 21n * unit;
      const half = (3n * unit) / 2n;
      expect(await held(dao.NativeToken)).toEqual([half, huge, half + huge]);
      expect(await held(dao.NativeReputation)).toEqual([1000n * unit, unit / 4n, 1000n * unit + unit / 4n]);
      const controller = at(owner);
      for (const [name, permissions] of Object.entries(ALL)) {
        expect(await controller.getSchemePermissions!(base[name], dao.Avatar), name).toBe(permissions);
      }
      const packed = solidityPacked(['bytes32', 'address'], [VOTING_HASH, base.GenesisProtocol]);
      expect(await controller.getSchemeParameters!(base.ContributionReward, dao.Avatar)).toBe(keccak256(packed));
      expect(await controller.getSchemePermissions!(account(), dao.Avatar)).toBe(deployer);
      expect(await controller.isSchemeRegistered!(base.DaoCreator, dao.Avatar)).toBe(false);
      return { base, owner };
    }

    test('deploys the base contracts; the second time nothing is sent', async () => {
      expect(await tool('base')).toMatchObject({ code: 0 });
      const first = await readFile(join(folder, 'migration.json'), 'utf8');
      const { base } = JSON.parse(first);
      for (const address of Object.values<string>(base)) expect(await provider.getCode(address)).not.toBe('0x');
      expect(await at(base.GenesisProtocol).stakingToken!()).toBe(base.DAOToken);
      expect(await sent()).toBe(17);
      expect(await tool('base')).toMatchObject({ code: 0 });
      expect(await sent()).toBe(17);
      expect(await readFile(join(folder, 'migration.json'), 'utf8')).toBe(first);
    });

    test.each([
      ['by hand', { useDaoCreator: false }, '0x0000001f'],
      ['by hand, the owner unregistered', { unregisterOwner: true }, '0x00000000'],
      ['by hand, with the universal controller', { useUController: true, unregisterOwner: true }, '0x00000000'],
      ['by the DAO creator', { useDaoCreator: true }, '0x00000000'],
      ['by the DAO creator, universal', { useDaoCreator: true, useUController: true }, '0x00000000'],
    ])('deploys a DAO %s', async (_, more, deployer) => {
      await params({ default: small(more), private: { orgName: 'Of The Private Network' } });
      expect(await tool()).toMatchObject({ code: 0 });
      const { base, owner } = await judge(deployer);
      expect((await result()).dao.name).toBe('Of The Private Network');
      expect(owner === base.UController).toBe('useUController' in more);
    });

    test('deploys stand-alone contracts and custom schemes', async () => {
      const second = chain.accounts[1]!.address;
      const StandAloneContracts = [
        {
          name: 'Wallet',
          fromCore: true,
          runFunctions: [{ functionName: 'transferOwnership', params: ['AvatarAddress'] }],
        },
        { name: 'ERC20Mock', fromCore: true, params: [second, 77] },
        { name: 'GenericScheme', fromCore: true },
      ];
      const universal = { fromCore: true, isUniversal: true, permissions: '0x00000010' };
      const CustomSchemes = {
        GenericScheme: [
          {
            ...universal,
            address: { StandAloneContract: 2 },
            params: [{ voteParams: 0 }, 'GenesisProtocolAddress', second],
          },
        ],
        FixedReputationAllocation: [
          {
            fromCore: true,
            isUniversal: false,
            permissions: '0x00000000',
            params: [100, Math.floor(Date.now() / 1000) + 9999],
          },
        ],
      };
      await params(small({ StandAloneContracts, CustomSchemes }));
      // FixedReputationAllocation takes the avatar, a reward and a time: what `initialize` of this core has.
      expect(await tool()).toMatchObject({ code: 0 });
      const { dao } = await result();
      const [wallet, token, scheme] = dao.StandAloneContracts.map(({ address }: { address: string }) => address);
      expect(await at(wallet).owner!()).toBe(dao.Avatar);
      expect(await at(token).balanceOf!(second)).toBe(77n);
      const controller = at(String(await at(dao.Avatar).owner!()));
      expect(await controller.getSchemePermissions!(scheme, dao.Avatar)).toBe('0x00000011');
      const [, allocation] = dao.Schemes;
      expect(await at(allocation.address).avatar!()).toBe(dao.Avatar);
      expect(await controller.getSchemePermissions!(allocation.address, dao.Avatar)).toBe('0x00000001');
    });

    test('continues after a kill, and mints nothing twice', async () => {
      await tool('base');
      await params(small());
      const before = await sent();
      const killed = await run(['dao', '-f', '-p', chain.url], async () => (await sent()) >= before + 4);
      expect(killed.code).toBe(null);
      expect(await tool('dao')).toMatchObject({ code: 0 });
      await judge('0x0000001f');
    });

    test('does not count steps on a chain that no longer exists as done', async () => {
      await tool('base');
      await chain.close();
      chain = await chains.open();
      provider.destroy();
      provider = new JsonRpcProvider(chain.url, undefined, { cacheTimeout: -1, staticNetwork: true });
      await params(small());
      const refused = await tool('dao');
      expect(refused).toMatchObject({ code: 1, out: expect.stringContaining('there is no contract') });
      expect(await tool()).toMatchObject({ code: 0 });
      await judge('0x0000001f');
    });

    test('refuses before it spends, with a reason', async () => {
      const key = chain.accounts[1]!.privateKey;
      const refuses = async (why: string | RegExp, ...args: string[]) => {
        const { code, out } = await tool(...args);
        expect(code, out).not.toBe(0);
        expect(out).toMatch(why);
        expect(out).not.toContain(key.slice(2));
        expect(await provider.getBlockNumber()).toBe(0);
      };
      await refuses('cannot be used with option', 'base', '--private-key', key, '--mnemonic', 'a b c');
      await refuses('BIP-39', 'base', '--mnemonic', 'foo bar');
      await refuses('32 bytes in hex', 'base', '--private-key', key.slice(0, -1));
      await refuses('GWei above 0', 'base', '--gas-price', 'abc');
      await refuses('has 0.0 ETH', 'base', '--private-key', `0x${'11'.repeat(32)}`);
      await refuses('no folder that can be written to', 'base', '--output', 'absent/migration.json');
      await refuses('core version "9.9.9" is not available', 'base', '--core-version', '9.9.9');
      await refuses('Allowed choices are base, dao, completion', 'frobnicate');
      await refuses('unknown option', 'base', '--frobnicate');
      await refuses('migration-params.json cannot be read', 'dao');
      await params(small({ orgName: 5, founders: [{ address: '0x12', tokens: -1, reputation: 'many' }] }));
      await refuses(/orgName: expected.*founders\[0\]\.address.*\.tokens.*\.reputation/s);
      await params(small({ coreVersion: '0.0.1-rc.33' }));
      await refuses('core version "0.0.1-rc.33" is not available', '--core-version', '0.0.1-rc.14');
      await params(small());
      await refuses('expected an address, found undefined', 'dao');
    });

    test('pays the given price, with the account of the mnemonic', async () => {
      const mnemonic = 'myth like bonus scare over problem client lizard pioneer submit female collect';
      expect(await tool('base', '--gas-price', '3', '--mnemonic', mnemonic, '--quiet')).toEqual({ code: 0, out: '' });
      const block = await provider.getBlock('latest', true);
      expect(block?.prefetchedTransactions.map(({ gasPrice, from }) => [gasPrice, from])).toContainEqual([
        3_000_000_000n,
        account(),
      ]);
    });

    test('prints a completion script that bash accepts, and migrates nothing', async () => {
      const { code, out } = await run(['completion']);
      expect(code).toBe(0);
      expect(out).toContain('complete -o default -F _ignition_migrate ignition-migrate');
      const line = `${out}\nCOMP_WORDS=(ignition-migrate b) COMP_CWORD=1; _ignition_migrate; echo "\${COMPREPLY[@]}"`;
      const bash = spawn('bash', ['-c', line], { stdio: ['ignore', 'pipe', 'inherit'] });
      let output = '';
      for await (const part of bash.stdout) output += part;
      expect(output).toBe('base\n');
    });
  });
}
