import { describe, expect, test } from 'vitest';
import { GANACHE_ACCOUNTS } from '../../../lab/chain/ganache-accounts.test-tool.ts';
import { readExactJsonText } from '../../../oracle/json/exact-json.ts';
import { exactNode, exactText } from '../../../oracle/json/exact-node.ts';
import { exactValue } from '../parameters/json-members.ts';
import { networkName } from '../parameters/network-name.ts';
import { networkParameters, paramsLayout } from '../parameters/network-parameters.ts';
import { lockingParameters } from '../schemes/locking-scheme.ts';
import { schemeEntries } from '../schemes/scheme-entries.ts';
import { daoTransactions } from './dao-transactions.ts';
import { type DaoSetting, expectedDao } from './expected-dao.ts';

const FOUNDERS = GANACHE_ACCOUNTS.slice(0, 6);
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
  voteOnBehalf: '0x0000000000000000000000000000000000000000',
  votersReputationLossRatio: 1,
  activationTime: 0,
};
const VOTING_HASH = '0x62f2af6100a7374bcea52cbc2b654eb4dce056d52ea41eda08aea55e1a871ee2';
const VOTED_HASH = '0xd2064f2e12dd71b23d1fcef06dd3e06ee0289c155f36fac525cdb28314ae399a';
const BASE = { GenesisProtocol: '0x630589690929E9cdEFDeF0734717a9eF3Ec7Fcfe' };
/** The parameters with which npm's @daostack/migration rc.57-v1 sent the transactions of the last test. */
const CRASH = {
  orgName: 'Crash Org',
  tokenName: 'Crash Token',
  tokenSymbol: 'CRT',
  founders: FOUNDERS.map((address) => ({ address, tokens: 1000, reputation: 1000 })),
  VotingMachinesParams: [VOTING],
  schemes: { SchemeRegistrar: true, ContributionReward: true, GlobalConstraintRegistrar: true, UpgradeScheme: true },
  ContributionReward: [{ voteParams: 0 }],
};
const daoOf = (more: object, setting: DaoSetting = {}) =>
  expectedDao(exactNode({ ...CRASH, ...more }), { base: BASE, ...setting });

describe('a DAO', () => {
  test('its identity, founders and schemes', () => {
    const dao = daoOf({});
    expect(dao).toMatchObject({ orgName: 'Crash Org', tokenName: 'Crash Token', tokenSymbol: 'CRT', decimals: 18 });
    expect(dao.holdings).toEqual(FOUNDERS.map((address) => ({ address, tokens: 10n ** 21n, reputation: 10n ** 21n })));
    expect(dao.totals).toEqual({ tokens: 6n * 10n ** 21n, reputation: 6n * 10n ** 21n });
    expect(dao.schemes.map((scheme) => [scheme.name, scheme.requested, scheme.stored, scheme.parametersHash])).toEqual([
      ['SchemeRegistrar', 0x1fn, 0x1fn, '0x65a3478d564af48c50fcad714e4ba33bf5df6cc34558e075a0910b60de8c188b'],
      ['ContributionReward', 0n, 1n, VOTED_HASH],
      ['GlobalConstraintRegistrar', 4n, 5n, VOTED_HASH],
      ['UpgradeScheme', 0xan, 0xbn, VOTED_HASH],
    ]);
    expect(dao.unselected).toEqual(['GenericScheme']);
    expect(dao.votingHashes).toEqual([VOTING_HASH]);
  });
  test('permissions by the choice `scheme-permissions`', () => {
    const stored = (schemePermissions: 'least' | 'other') =>
      daoOf({}, { schemePermissions }).schemes.map((scheme) => scheme.stored);
    expect(stored('least')).toEqual([3n, 1n, 5n, 9n]);
    expect(stored('other')).toEqual([undefined, undefined, undefined, undefined]);
  });
  test.each([
    [{ unregisterOwner: true }, {}, 0n],
    [{ unregisterOwner: false }, {}, 0x1fn],
    [{}, {}, undefined],
    [{}, { ownerByDefault: 'kept' }, 0x1fn],
    [{}, { ownerByDefault: 'revoked' }, 0n],
    [{ useDaoCreator: true, unregisterOwner: false }, {}, 0n],
    [{ unregisterOwner: 'yes' }, { ownerByDefault: 'kept' }, undefined],
  ] as const)('the deploying account with %o and %o has %s', (more, setting, mask) => {
    expect(daoOf(more, setting).deployerPermissions).toBe(mask);
  });
  test.each([
    [{}, {}, true],
    [{ noTrack: true }, {}, false],
    [{ useDaoCreator: true, noTrack: true }, {}, undefined],
    [{ useDaoCreator: true }, { creatorTracks: 'tracked' }, true],
    [{ useDaoCreator: true }, { creatorTracks: 'untracked' }, false],
  ] as const)('with %o and %o is tracked: %s', (more, setting, tracked) => {
    expect(daoOf(more, setting).tracked).toBe(tracked);
  });
  test('the controller', () => {
    expect(daoOf({}).controller).toBe('own');
    expect(daoOf({ useUController: true }).controller).toBe('universal');
  });
  test('a founder with two entries gets both amounts, even if the case of the address differs', () => {
    const [address] = FOUNDERS as [string];
    const founders = [
      { address, tokens: 1.5, reputation: 1 },
      { address: address.toLowerCase(), reputation: 0.25 },
    ];
    expect(daoOf({ founders }).holdings).toEqual([
      { address, tokens: 15n * 10n ** 17n, reputation: 125n * 10n ** 16n },
    ]);
    expect(daoOf({ founders: [{ address, tokens: 5 }] }, { founderUnits: 'smallest' }).totals!.tokens).toBe(5n);
    for (const wrong of [undefined, {}, [{ address: '0x12' }], [{ address, tokens: '1' }], [{ address, tokens: -1 }]])
      expect(daoOf({ founders: wrong }).holdings).toBeUndefined();
  });
  test('values that the file leaves open are undefined', () => {
    const dao = expectedDao(exactNode({}));
    const { orgName, tokenName, tokenSymbol, holdings } = dao;
    expect([orgName, tokenName, tokenSymbol, holdings]).toEqual([undefined, undefined, undefined, undefined]);
    expect(dao.schemes).toEqual([]);
    expect(dao.unselected).toHaveLength(5);
  });
});

describe('a scheme votes', () => {
  const two = { VotingMachinesParams: [VOTING, { ...VOTING, thresholdConst: 1500 }] };
  const hashOf = (more: object, name: string) =>
    daoOf({ ...two, ...more }).schemes.find((scheme) => scheme.name === name)?.parametersHash;
  test('by the parameters that its index names', () => {
    expect(hashOf({ ContributionReward: [{ voteParams: 1 }] }, 'ContributionReward')).toBe(
      '0xd6026f2c81edd84341dbf0042c66233da13db0bce0c06c1af99750d9cf996ae1',
    );
    expect(hashOf({ ContributionReward: [{ voteParams: 1 }] }, 'UpgradeScheme')).toBe(VOTED_HASH);
  });
  test.each([
    ['without its section', { ContributionReward: undefined }],
    ['without an index', { ContributionReward: [{}] }],
    ['with an index beyond the list', { ContributionReward: [{ voteParams: 2 }] }],
    ['with a fraction', { ContributionReward: [{ voteParams: 0.5 }] }],
  ])('ContributionReward %s: the hash is open', (_what, more) => {
    expect(hashOf(more, 'ContributionReward')).toBeUndefined();
  });
  test('a section that the document does not have leaves the hash of its scheme open', () => {
    expect(hashOf({ UpgradeScheme: [{ voteParams: 1 }] }, 'UpgradeScheme')).toBeUndefined();
  });
  test('GenericScheme by the first item and the GenesisProtocol, unless its section names others', () => {
    const generic = (entry: object, base = BASE) =>
      daoOf({ schemes: { GenericScheme: true }, GenericScheme: [entry] }, { base }).schemes[0]!;
    const [target] = FOUNDERS as [string];
    const machine = '0xdAA71FBBA28C946258DD3d5FcC9001401f72270F';
    expect(generic({ targetContract: target }, { GenesisProtocol: machine })).toMatchObject({
      votingHash: VOTING_HASH,
      votingMachine: machine,
      target,
      stored: 0x11n,
      parametersHash: '0x328b75373047cbe443baec19a2c2b8fa4cebf18839907cbc42d935923801c326',
    });
    expect(generic({ targetContract: target, votingMachine: machine }).votingMachine).toBe(machine);
    expect(generic({ targetContract: target, votingMachine: null }).votingMachine).toBeUndefined();
  });
});

describe('stand-alone contracts and custom schemes', () => {
  const more = {
    coreVersion: '0.0.1-rc.57',
    StandAloneContracts: [
      {
        name: 'Wallet',
        fromCore: true,
        runFunctions: [{ functionName: 'transferOwnership', params: ['AvatarAddress'] }],
      },
      { name: 'Competition', constructor: false, params: [{ StandAloneContract: 0 }, 7], coreVersion: '0.0.1-rc.43' },
    ] as readonly object[],
    CustomSchemes: {
      ContributionReward: [
        {
          isUniversal: true,
          params: [{ voteParams: 0 }, 'GenesisProtocolAddress'],
          permissions: '0x00000000',
          alias: 'cr',
        },
      ],
      GenericScheme: [
        {
          isUniversal: false,
          params: ['GenesisProtocolAddress', { voteParams: 0 }, FOUNDERS[0]],
          permissions: '0x10',
          address: { StandAloneContract: 1 },
          coreVersion: '0.0.1-rc.51',
        },
      ],
    },
  };
  const dao = daoOf(more, { coreVersion: '0.0.1-rc.14' });
  test('stand-alone contracts', () => {
    expect(dao.standAlone.map(({ name, by, fromCore }) => [name, by, fromCore])).toEqual([
      ['Wallet', 'constructor', true],
      ['Competition', 'initialize', undefined],
    ]);
    expect(dao.standAlone[0]!.runs).toEqual([{ functionName: 'transferOwnership', arguments: [{ kind: 'avatar' }] }]);
    expect(dao.standAlone[1]!.arguments).toEqual([
      { kind: 'stand-alone', index: 0 },
      { kind: 'literal', value: 7n },
    ]);
  });
  test('custom schemes', () => {
    const [universal, ownScheme] = dao.customSchemes;
    expect(universal).toMatchObject({
      contract: 'ContributionReward',
      at: 'deployed',
      by: 'setParameters',
      stored: 1n,
      names: { alias: 'cr', name: undefined },
      parametersHash: VOTED_HASH,
    });
    expect(ownScheme).toMatchObject({ at: { standAlone: 1 }, by: 'initialize', requested: 0x10n, stored: 0x11n });
    expect(ownScheme!.parametersHash).toBe(`0x${'0'.repeat(64)}`);
    expect(ownScheme!.arguments).toEqual([
      { kind: 'base', name: 'GenesisProtocol', address: BASE.GenesisProtocol },
      { kind: 'voting-hash', index: 0, hash: VOTING_HASH },
      { kind: 'literal', value: FOUNDERS[0] },
    ]);
  });
  test('custom schemes as a list are the same', () => {
    const list = Object.entries(more.CustomSchemes).flatMap(([name, of]) => of.map((entry) => ({ name, ...entry })));
    const of = (value: object) => schemeEntries(exactNode(value)).map(({ contract }) => contract);
    expect(of({ CustomSchemes: list })).toEqual(of(more));
  });
  test('core versions: that of an item precedes that of the file, and that of the file precedes the option', () => {
    expect(dao.coreVersions).toEqual({
      base: '0.0.1-rc.14',
      dao: '0.0.1-rc.57',
      standAlone: ['0.0.1-rc.57', '0.0.1-rc.43'],
      customSchemes: ['0.0.1-rc.57', '0.0.1-rc.51'],
    });
    expect(daoOf({}, { coreVersion: '1' }).coreVersions.dao).toBe('1');
    expect(daoOf({}).coreVersions.dao).toBeUndefined();
  });
  test('parameters of a locking scheme by name', () => {
    // ContinuousLocking4Reputation.initialize, behind the avatar.
    const params = [850000, 0, 20, 20, 12, 85000, 900, 100, '0xCDB667316ca7A90A4ed2F2E54b26F156bbc0daFd', `0x${'0'}1`];
    expect(lockingParameters(exactNode({ params }))).toMatchObject({
      reputationAllocation: 850_000n,
      batchTime: 20n,
      batchesCount: 12n,
      repRewardConstA: 85_000n,
      repRewardConstB: 900n,
      batchesIndexCap: 100n,
      agreementHash: '0x01',
    });
    expect(lockingParameters(exactNode({ params: params.slice(1) }))).toBeUndefined();
  });
});

describe('parameters of a network', () => {
  const file = { default: { orgName: 'A', schemes: { UpgradeScheme: true } }, kovan: { schemes: {}, noTrack: true } };
  const of = (value: object, network: string, merge?: 'deep') => {
    const node = networkParameters(exactNode(value), network, merge);
    return node && JSON.parse(exactText(plain(node)));
  };
  const plain = (node: ReturnType<typeof exactNode>): unknown => {
    const value = exactValue(node);
    const open = (member: unknown): unknown =>
      member instanceof Map ? Object.fromEntries([...member].map(([name, inner]) => [name, open(inner)])) : member;
    return open(value);
  };
  test('replace whole members of default', () => {
    expect(of(file, 'kovan')).toEqual({ orgName: 'A', schemes: {}, noTrack: true });
    expect(of(file, 'private')).toEqual(file.default);
    expect(of({ private: { orgName: 'B' } }, 'private')).toEqual({ orgName: 'B' });
    expect(of({ private: { orgName: 'B' } }, 'kovan')).toEqual({});
  });
  test('or are merged into objects', () => {
    expect(of(file, 'kovan', 'deep')).toEqual({ ...file.default, noTrack: true });
  });
  test('of a flat file are the file; of a file with both layouts they are open', () => {
    expect(of(file.default, 'kovan')).toEqual(file.default);
    expect(paramsLayout(exactNode({ ...file, orgName: 'B' }))).toBe('mixed');
    expect(of({ ...file, orgName: 'B' }, 'kovan')).toBeUndefined();
    expect(of({ default: 1 }, 'kovan')).toBeUndefined();
  });
  test('keep their JSON pointers in the file', () => {
    const { root } = readExactJsonText(exactText(file)).value!;
    const merged = networkParameters(root, 'kovan');
    expect(merged?.kind === 'object' && merged.members.get('orgName')!.pointer).toBe('/default/orgName');
  });
  test.each([
    [1n, 'mainnet'],
    [4n, 'rinkeby'],
    [42n, 'kovan'],
    [77n, 'sokol'],
    [100n, 'xdai'],
    [1337n, 'private'],
    [31337n, 'private'],
    [2n ** 64n + 1n, 'private'],
  ])('chain %i is %s', (id, name) => {
    expect(networkName(id)).toBe(name);
  });
});

describe('the transactions of the known tool', () => {
  const known = { base: BASE, ownerByDefault: 'kept', tracker: true, registry: true } as const;
  const sent = (more: object, setting = known) =>
    daoTransactions(exactNode({ ...CRASH, ...more }), setting)?.map(({ contract, calls }) => `${contract}.${calls}`);
  const times = (count: number, text: string) => Array.from({ length: count }, () => text);
  test('without the DAO creator are 31', () => {
    expect(sent({})).toEqual([
      'DAOToken.constructor',
      'Reputation.constructor',
      'Avatar.constructor',
      ...times(6, 'Reputation.mint'),
      ...times(6, 'DAOToken.mint'),
      'Controller.constructor',
      'DAOTracker.track',
      'Avatar.transferOwnership',
      'Reputation.transferOwnership',
      'DAOToken.transferOwnership',
      'DAORegistry.propose',
      'DAORegistry.register',
      'GenesisProtocol.setParameters',
      'SchemeRegistrar.setParameters',
      'ContributionReward.setParameters',
      'GlobalConstraintRegistrar.setParameters',
      'UpgradeScheme.setParameters',
      ...times(4, 'Controller.registerScheme'),
    ]);
    expect(sent({ noTrack: true })).toHaveLength(30);
    expect(sent({ useUController: true })).toHaveLength(31);
    expect(sent({ schemes: {} })).toHaveLength(23);
    expect(sent({ unregisterOwner: true })!.at(-1)).toBe('Controller.unregisterScheme');
  });
  test('by the DAO creator are 9, and one more for each 100 founders after the first 20', () => {
    const useDaoCreator = true;
    const many = (count: number) =>
      Array.from({ length: count }, (_, i) => ({
        address: `0x${(i + 1).toString(16).padStart(40, '0')}`,
        tokens: i + 1,
        reputation: i + 1,
      }));
    expect(sent({ useDaoCreator })).toHaveLength(9);
    expect(sent({ useDaoCreator, founders: many(20) })).toHaveLength(9);
    expect(sent({ useDaoCreator, founders: many(25) })).toHaveLength(10);
    expect(sent({ useDaoCreator, founders: many(121) })).toHaveLength(11);
    expect(sent({ useDaoCreator, schemes: {} })).toHaveLength(5);
    expect(sent({ useDaoCreator, VotingMachinesParams: [{ votingParamsHash: VOTED_HASH }] })).toHaveLength(8);
    const added = daoTransactions(exactNode({ ...CRASH, useDaoCreator, founders: many(25) }), known)![1]!;
    expect(added.calls).toBe('addFounders');
    expect(added.arguments[1]).toEqual([21, 22, 23, 24, 25].map((n) => `0x${n.toString(16).padStart(40, '0')}`));
    expect(added.arguments[2]).toEqual([21, 22, 23, 24, 25].map((n) => `${n}000000000000000000`));
  });
  test('have arguments', () => {
    const transactions = daoTransactions(exactNode(CRASH), known)!;
    expect(transactions[2]!.arguments).toEqual(['Crash Org', '<DAOToken>', '<Reputation>']);
    expect(transactions[3]!.arguments).toEqual([FOUNDERS[0], '1000000000000000000000']);
    expect(transactions.at(-1)!.arguments).toEqual(['<UpgradeScheme>', VOTED_HASH, '0x0000000a', '<Avatar>']);
  });
  test('stand-alone contracts and custom schemes, in their order', () => {
    const StandAloneContracts: readonly object[] = [
      { name: 'Wallet', runFunctions: [{ functionName: 'transferOwnership', params: ['AvatarAddress'] }] },
      { name: 'Competition', constructor: false, params: [{ StandAloneContract: 0 }] },
    ];
    const CustomSchemes = { GenericScheme: [{ isUniversal: false, permissions: '0x10', params: [['1', 2]] }] };
    const transactions = daoTransactions(
      exactNode({ ...CRASH, useDaoCreator: true, StandAloneContracts, CustomSchemes }),
      known,
    )!;
    expect(
      transactions
        .slice(8)
        .map((transaction) => [transaction.contract, transaction.calls, transaction.arguments.slice(0, 2)]),
    ).toEqual([
      ['Wallet[0]', 'constructor', []],
      ['Wallet[0]', 'transferOwnership', ['<Avatar>']],
      ['Competition[1]', 'constructor', []],
      ['Competition[1]', 'initialize', ['<StandAloneContracts[0]>']],
      ['GenericScheme', 'constructor', []],
      ['GenericScheme', 'initialize', ['<Avatar>', ['1', '2']]],
      ['DaoCreator', 'setSchemes', ['<Avatar>', expect.arrayContaining(['<GenericScheme>'])]],
    ]);
  });
  test('are undefined if a value is open', () => {
    for (const more of [{ orgName: undefined }, { founders: undefined }, { VotingMachinesParams: [{}] }])
      expect(sent(more)).toBeUndefined();
    expect(daoTransactions(exactNode(CRASH), { tracker: true, registry: false })).toBeUndefined();
  });
});
