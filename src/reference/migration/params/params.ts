/** The parameters of a DAO (interface document, "Migration parameters"), from a file or a caller. */
import { z } from 'zod/v4';
import { Decimal } from '../decimal.ts';
import { address, amount, filled, flag, holder, index, version } from './forms.ts';
import { CustomSchemes, StandAlone } from './items.ts';
import { VotingItem } from './voting.ts';

/** The Reputation contract has values of 128 bits. */
const MOST_REPUTATION = 2n ** 128n - 1n;
const reputation = amount.refine((value) => value <= MOST_REPUTATION, 'expected less than 2^128 of the smallest unit');

export const Founder = z.object(
  { address: holder, tokens: amount.default(0n), reputation: reputation.default(0n) },
  'expected an object',
);
export type Founder = z.output<typeof Founder>;

const off = flag.default(false);
const list = <T extends z.ZodType>(of: T) => z.array(of, 'expected an array');

/** The settings of a scheme of the core. The registrar has two kinds of votes. */
export const SchemeEntry = z.object(
  {
    voteParams: index.default(0),
    voteRegisterParams: index.optional(),
    voteRemoveParams: index.optional(),
    votingMachine: address.optional(),
    targetContract: address.optional(),
  },
  'expected an object',
);
export type SchemeEntry = z.output<typeof SchemeEntry>;

const NO_SCHEMES = {
  ContributionReward: false,
  GenericScheme: false,
  SchemeRegistrar: false,
  GlobalConstraintRegistrar: false,
  UpgradeScheme: false,
};
const Schemes = z.preprocess(
  // A number is an object here (Decimal), but not a valid value.
  (value) => (value instanceof Decimal ? null : value),
  z.strictObject(
    {
      ContributionReward: off,
      GenericScheme: off,
      SchemeRegistrar: off,
      GlobalConstraintRegistrar: off,
      UpgradeScheme: off,
    },
    'expected an object of true and false by scheme',
  ),
);

export const Params = z.object(
  {
    orgName: filled,
    tokenName: filled,
    tokenSymbol: filled,
    ContributionReward: list(SchemeEntry.extend({ voteParams: index })).optional(),
    GenericScheme: list(SchemeEntry.extend({ targetContract: address })).optional(),
    SchemeRegistrar: list(SchemeEntry).optional(),
    GlobalConstraintRegistrar: list(SchemeEntry).optional(),
    UpgradeScheme: list(SchemeEntry).optional(),
    StandAloneContracts: list(StandAlone).default([]),
    CustomSchemes: CustomSchemes.default([]),
    VotingMachinesParams: list(VotingItem).default([]),
    schemes: Schemes.default(NO_SCHEMES),
    unregisterOwner: off,
    useUController: off,
    useDaoCreator: off,
    noTrack: off,
    coreVersion: version.optional(),
    founders: list(Founder),
  },
  'expected an object',
);
/** The parameters of a DAO. Amounts are in the smallest unit, periods in seconds. */
export type Params = z.output<typeof Params>;
