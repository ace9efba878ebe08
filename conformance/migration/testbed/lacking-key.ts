/** The reference without one key of the parameters file, as `names.params` with null describes such a tool. */

import { MigrationError, type Parts } from '../../../src/reference/migration/index.ts';
import { migrationVariant } from './alteration.ts';
import { withMigrationParts } from './parts.ts';

type Members = Readonly<Record<string, unknown>>;

/** The values of the tool itself in place of a key that it lacks. None of them is in a scenario of the suite. */
const OWN_VOTING: Members = {
  boostedVotePeriodLimit: 7001,
  daoBountyConst: 19,
  minimumDaoBounty: 23,
  queuedVotePeriodLimit: 9001,
  queuedVoteRequiredPercentage: 67,
  preBoostedVotePeriodLimit: 8001,
  proposingRepReward: 3,
  quietEndingPeriod: 29,
  thresholdConst: 1300,
  voteOnBehalf: `0x${'0'.repeat(38)}cc`,
  votersReputationLossRatio: 6,
  activationTime: 0,
};
const OWN_TOP: Members = {
  orgName: 'Organisation Of The Tool',
  tokenName: 'Token Of The Tool',
  tokenSymbol: 'TOT',
  founders: [{ address: `0x${'0'.repeat(38)}dd`, tokens: 31, reputation: 37 }],
  VotingMachinesParams: [OWN_VOTING, { ...OWN_VOTING, minimumDaoBounty: 41 }],
  schemes: { ContributionReward: true, SchemeRegistrar: true, UpgradeScheme: true },
  useUController: true,
  useDaoCreator: true,
  noTrack: true,
  unregisterOwner: true,
};
const OWN_SCHEMES: Members = { SchemeRegistrar: true, UpgradeScheme: true };
const OWN_SECTION: Members = { voteParams: 0, targetContract: `0x${'0'.repeat(38)}ee` };
const OWN_ENTRY: Members = { isUniversal: false, permissions: '0x00000000' };

/** The document's keys of a parameters file at any depth, but for those of networks. */
export const PARAMETER_KEYS = [
  ...new Set([
    ...['orgName', 'tokenName', 'tokenSymbol', 'founders', 'address', 'tokens', 'reputation'],
    ...['VotingMachinesParams', 'votingParamsHash', ...Object.keys(OWN_VOTING)],
    ...['schemes', 'SchemeRegistrar', 'GlobalConstraintRegistrar', 'UpgradeScheme'],
    ...['ContributionReward', 'voteParams', 'GenericScheme', 'targetContract', 'votingMachine'],
    ...['unregisterOwner', 'useUController', 'useDaoCreator', 'noTrack', 'coreVersion'],
    ...['StandAloneContracts', 'name', 'fromCore', 'constructor', 'params', 'StandAloneContract'],
    ...['runFunctions', 'functionName'],
    ...['CustomSchemes', 'isUniversal', 'permissions', 'schemeName', 'alias'],
  ]),
];

const PREFIX = 'lacks-the-key-';

/** The name of such a tool, and the key of a name. */
export const variantOfKey = (key: string): string => `${PREFIX}${key}`;
export const keyOfVariant = (name: string): string | undefined =>
  name.startsWith(PREFIX) ? name.slice(PREFIX.length) : undefined;

/** The tool that lacks a key, with the map of names that says so. */
export const variantLackingKey = (key: string) =>
  migrationVariant({
    text: `lacks the key ${key} of the parameters, as its names say, and refuses it`,
    cites: 'Interface, "Migration parameters"',
    needs: { names: { params: { [key]: null } } },
    install: lackingKey(key),
  });

/** Refuses the key wherever it stands, and has a value of the tool's own in its place. */
const lackingKey =
  (key: string) =>
  (parts: Parts): Parts =>
    withMigrationParts(parts, {
      paramsFor: (network, value, where) => {
        if (hasKey(value, key)) throw new MigrationError('params', `${where}: there is no key ${key}`);
        return parts.paramsFor(network, withOwnValue(value, key), where);
      },
    });

/** A plain object: numbers of a file are objects of a class. */
const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** The keys of `CustomSchemes` are names of schemes. */
function hasKey(value: unknown, key: string, isMap = false): boolean {
  if (Array.isArray(value)) return value.some((item) => hasKey(item, key));
  if (!isMembers(value)) return false;
  if (!isMap && Object.hasOwn(value, key)) return true;
  return Object.entries(value).some(([name, member]) => hasKey(member, key, name === 'CustomSchemes'));
}

function withOwnValue(value: unknown, key: string): unknown {
  if (!isMembers(value)) return value;
  if (isMembers(value.default)) {
    const others = Object.entries(value).map(([name, level]) => [name, isMembers(level) ? nested(level, key) : level]);
    return { ...Object.fromEntries(others), default: { ...own(OWN_TOP, key), ...nested(value.default, key) } };
  }
  return { ...own(OWN_TOP, key), ...nested(value, key) };
}

const own = (values: Members, key: string): Members => (Object.hasOwn(values, key) ? { [key]: values[key] } : {});

function nested(level: Members, key: string): Members {
  const filled = (name: string, values: Members) => {
    const list = level[name];
    if (!Array.isArray(list) || !Object.hasOwn(values, key)) return {};
    return {
      [name]: list.map((item) =>
        isMembers(item) && !('votingParamsHash' in item) ? { ...own(values, key), ...item } : item,
      ),
    };
  };
  const founders = level.founders;
  return {
    ...level,
    ...(isMembers(level.schemes) ? { schemes: { ...level.schemes, ...own(OWN_SCHEMES, key) } } : {}),
    ...(Array.isArray(founders) && ['address', 'tokens', 'reputation'].includes(key)
      ? {
          founders: founders.map((founder, i) =>
            isMembers(founder) ? { ...founder, [key]: ownAmount(key, i) } : founder,
          ),
        }
      : {}),
    ...filled('VotingMachinesParams', OWN_VOTING),
    ...filled('ContributionReward', OWN_SECTION),
    ...filled('GenericScheme', OWN_SECTION),
    ...(isMembers(level.CustomSchemes) && Object.hasOwn(OWN_ENTRY, key)
      ? {
          CustomSchemes: Object.fromEntries(
            Object.entries(level.CustomSchemes).map(([name, entries]) => [
              name,
              Array.isArray(entries)
                ? entries.map((entry) => (isMembers(entry) ? { ...entry, ...own(OWN_ENTRY, key) } : entry))
                : entries,
            ]),
          ),
        }
      : {}),
  };
}

const ownAmount = (key: string, i: number) =>
  key === 'address' ? `0x${(0xd000 + i).toString(16).padStart(40, '0')}` : 43;
