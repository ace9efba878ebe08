import fc from 'fast-check';
import type { DaoParams } from './dao-params.ts';
import { daoParams } from './dao-params.ts';
import { MISTAKES, ODDITIES, replaced } from './dao-params-changes.ts';

/** A parameters file with what it is for. */
export interface MigrationCase {
  readonly name: string;
  /** One line, for people. */
  readonly about: string;
  /** `right`: as the document has it. `odd`: right, and easily got wrong. `wrong`: nobody can deploy it. */
  readonly kind: 'right' | 'odd' | 'wrong';
  /** The content; numbers may be bigints and raw JSON. */
  readonly file: unknown;
  /** Of a file by network: whose parameters are expected. Default: `private`. */
  readonly network?: string;
  /** Only what reads numbers exactly can deploy it. */
  readonly beyondDouble?: true;
  /** Of a wrong one: where the error is, and of which kind. */
  readonly error?: { readonly at: string; readonly reason: string; readonly lenient?: true };
}

const FOUNDERS = [
  { address: '0x90F8bf6A479f320ead074411a4B0e7944Ea8c9C1', tokens: 1000, reputation: 700 },
  { address: '0xFFcf8FDEE72ac11b5c542428B35EEF5769C409f0', tokens: 250.5, reputation: 1 },
];
const VOTING = {
  boostedVotePeriodLimit: 600,
  daoBountyConst: 10,
  minimumDaoBounty: 100,
  queuedVotePeriodLimit: 1800,
  queuedVoteRequiredPercentage: 50,
  preBoostedVotePeriodLimit: 601,
  proposingRepReward: 5,
  quietEndingPeriod: 300,
  thresholdConst: 2000,
  voteOnBehalf: '0x0000000000000000000000000000000000000000',
  votersReputationLossRatio: 1,
  activationTime: 0,
};
const OTHER = { ...VOTING, thresholdConst: 1500, voteOnBehalf: FOUNDERS[1]!.address };
/** No more than a DAO cannot be without. */
const LEAST: DaoParams = {
  orgName: 'Least',
  tokenName: 'Least Token',
  tokenSymbol: 'LST',
  founders: FOUNDERS,
  VotingMachinesParams: [VOTING],
  schemes: {},
};
const VOTED = { ...LEAST, schemes: { ContributionReward: true }, ContributionReward: [{ voteParams: 0 }] };
const TWO = { VotingMachinesParams: [VOTING, OTHER] };

const right = (name: string, about: string, more: object): MigrationCase => ({
  name,
  about,
  kind: 'right',
  file: { ...LEAST, ...more },
});
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
const KEYS: readonly MigrationCase[] = [
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

/** Files by network. `default` is overridden member by member, not further in. */
const NETWORKS: readonly MigrationCase[] = (['private', 'kovan', 'rinkeby'] as const).map((network) => ({
  name: `network-${network}`,
  about: `by network: what is deployed on ${network}, where rinkeby has no entry`,
  kind: 'right',
  network,
  file: {
    default: { ...VOTED, orgName: 'Default' },
    private: { orgName: 'Private', founders: [FOUNDERS[1]] },
    kovan: { schemes: { UpgradeScheme: true }, noTrack: true },
  },
}));

/** Every case: those that are written by hand, and `random` ones that come from the seed. */
export function migrationCases(seed: bigint, random = 4): readonly MigrationCase[] {
  // fast-check's seeds have 32 bits.
  const by = Number(BigInt.asIntN(32, seed ^ (seed >> 32n)));
  const drawn = fc.sample(daoParams({ maxFounders: 8 }), { seed: by, numRuns: random });
  return [
    ...KEYS,
    ...NETWORKS,
    ...ODDITIES.map(({ name, about, at, value, beyondDouble }) => ({
      name: `odd-${name}`,
      about,
      kind: 'odd' as const,
      file: replaced(VOTED, at, value),
      ...(beyondDouble ? { beyondDouble } : {}),
    })),
    ...drawn.map((file, i) => ({
      name: `random-${i + 1}`,
      about: 'made by chance, from the seed',
      kind: 'right' as const,
      file,
    })),
    ...MISTAKES.map(({ name, about, at, value, reason, error = at, lenient }) => ({
      name: `wrong-${name.toLowerCase()}`,
      about,
      kind: 'wrong' as const,
      file: replaced(VOTED, at, value),
      error: { at: error, reason, ...(lenient ? { lenient } : {}) },
    })),
  ];
}

/** `useUController` as `use-u-controller`. */
function kebab(name: string): string {
  return name.replace(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
}
