import { FOUNDERS, type MigrationCase, right, TWO, VOTED } from './migration-case.ts';

const many = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    address: `0x${(0xa000 + i).toString(16).padStart(40, '0')}`,
    tokens: i + 1,
    reputation: 2 * i + 3,
  }));
const OWN = {
  isUniversal: false,
  fromCore: false,
  params: ['GenesisProtocolAddress', { voteParams: 1 }, 7, 'own'],
  permissions: '0x00000010',
  name: 'OwnScheme',
  schemeName: 'OwnScheme',
  alias: 'Own',
};
const OWNED = {
  name: 'Owned',
  fromCore: false,
  constructor: true,
  params: ['title', 12, `0x${'cd'.repeat(32)}`, FOUNDERS.map((one) => one.address)],
};

/** Each key of the document by itself. */
export const KEYS: readonly MigrationCase[] = [
  right('least', 'no more than a DAO cannot be without', {}),
  ...(['SchemeRegistrar', 'GlobalConstraintRegistrar', 'UpgradeScheme'] as const).map((name) =>
    right(`scheme-${kebab(name)}`, `${name} alone`, { schemes: { [name]: true } }),
  ),
  right('scheme-contribution-reward', 'ContributionReward alone', VOTED),
  right('scheme-generic-scheme', 'GenericScheme, with its defaults', {
    schemes: { GenericScheme: true },
    GenericScheme: [{ targetContract: FOUNDERS[0]!.address }],
  }),
  right('scheme-generic-scheme-all', 'GenericScheme, with each of its keys', {
    ...TWO,
    schemes: { GenericScheme: true },
    GenericScheme: [{ targetContract: FOUNDERS[0]!.address, voteParams: 1, votingMachine: FOUNDERS[1]!.address }],
  }),
  right('schemes-false', 'every scheme named, none selected', {
    schemes: {
      ContributionReward: false,
      GenericScheme: false,
      SchemeRegistrar: false,
      GlobalConstraintRegistrar: false,
      UpgradeScheme: false,
    },
  }),
  right('vote-params-1', 'a scheme that votes by the second set of voting parameters', {
    ...VOTED,
    ...TWO,
    ContributionReward: [{ voteParams: 1 }],
  }),
  right('voting-params-hash', 'a preset hash', {
    ...VOTED,
    VotingMachinesParams: [{ votingParamsHash: `0x${'ab'.repeat(32)}` }],
  }),
  ...(['unregisterOwner', 'useUController', 'useDaoCreator', 'noTrack'] as const).flatMap((flag) =>
    [true, false].map((value) => right(`${kebab(flag)}-${value}`, `${flag} is ${value}`, { ...VOTED, [flag]: value })),
  ),
  right('core-version', 'a core version of its own', { coreVersion: '0.0.1-rc.14' }),
  right('stand-alone', 'a contract with a constructor', { StandAloneContracts: [OWNED] }),
  right('stand-alone-initialize', 'a contract with an initialize method', {
    StandAloneContracts: [{ name: 'Initialized', fromCore: false, constructor: false, params: ['title', 5] }],
  }),
  right('stand-alone-refers', 'contracts that refer to contracts, and a core version of one item', {
    StandAloneContracts: [
      OWNED,
      { ...OWNED, coreVersion: '0.0.1-rc.33' },
      {
        name: 'Holder',
        fromCore: false,
        constructor: true,
        params: [{ StandAloneContract: 1 }, { StandAloneContract: 0 }],
      },
    ],
  }),
  right('stand-alone-runs', 'functions that are run, one with the avatar', {
    StandAloneContracts: [
      {
        ...OWNED,
        runFunctions: [
          { functionName: 'record', params: ['AvatarAddress', 3, 'note'] },
          { functionName: 'transferOwnership', params: ['AvatarAddress'] },
        ],
      },
    ],
  }),
  right('custom-own', 'a custom scheme of one DAO', { ...TWO, CustomSchemes: { OwnScheme: [OWN] } }),
  right('custom-universal', 'a custom scheme that is universal', {
    CustomSchemes: {
      SharedScheme: [
        { isUniversal: true, params: [{ voteParams: 0 }, 'GenesisProtocolAddress', 9], permissions: '0x00000004' },
      ],
    },
  }),
  right('custom-deployed', 'custom schemes that are there already, one of them as a stand-alone contract', {
    ...TWO,
    StandAloneContracts: [{ name: 'OwnScheme', fromCore: false }],
    CustomSchemes: {
      OwnScheme: [
        { ...OWN, address: { StandAloneContract: 0 } },
        { ...OWN, alias: 'Other', address: `0x${'12'.repeat(20)}`, coreVersion: '0.0.1-rc.33' },
      ],
    },
  }),
  right('custom-locking', 'a locking scheme, with its ten parameters', {
    CustomSchemes: {
      LockingScheme: [
        {
          isUniversal: false,
          params: [850_000, 0, 20, 20, 12, 85_000, 900, 100, FOUNDERS[0]!.address, `0x${'01'.repeat(32)}`],
          permissions: '0x00000000',
        },
      ],
    },
  }),
  right('all', 'every scheme, and contracts and schemes of the file, without the DAO creator', {
    ...VOTED,
    ...TWO,
    schemes: {
      ContributionReward: true,
      SchemeRegistrar: true,
      GlobalConstraintRegistrar: true,
      UpgradeScheme: true,
    },
    StandAloneContracts: [OWNED],
    CustomSchemes: { OwnScheme: [OWN] },
    unregisterOwner: true,
  }),
  ...[1, 20, 21, 60].flatMap((count) =>
    [true, false]
      .filter((creator) => creator || count === 1)
      .map((creator) =>
        right(
          `founders-${count}${creator ? '-creator' : ''}`,
          `${count} founders${creator ? ', by the DAO creator' : ''}`,
          {
            founders: many(count),
            ...(creator ? { useDaoCreator: true } : {}),
          },
        ),
      ),
  ),
];

/** `useUController` as `use-u-controller`. */
function kebab(name: string): string {
  return name.replace(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
}
