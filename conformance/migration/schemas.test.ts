/** The JSON Schemas of both files of a migration accept valid files and refuse others, and agree with the specification. */

import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { requirementsOf } from '../core/spec/requirement.ts';

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../spec/migration/${name}.schema.json`, import.meta.url), 'utf8'));
const validator = (name: string) => new Ajv2020({ strict: true, allErrors: true }).compile(read(name));
const statements = requirementsOf('migration').map((requirement) => requirement.text);
const address = (digit: string) => `0x${digit.repeat(40)}`;
const hash = `0x${'a1'.repeat(32)}`;

const params = {
  orgName: 'Genesis Alpha',
  tokenName: 'Genesis',
  tokenSymbol: 'GEN',
  ContributionReward: [{ voteParams: 1 }],
  GenericScheme: [{ targetContract: address('1') }],
  StandAloneContracts: [
    { name: 'Wallet', fromCore: true, constructor: true, params: [] },
    {
      name: 'Ledger',
      fromCore: false,
      constructor: false,
      params: [{ StandAloneContract: 0 }, 7, 'text', [true]],
      runFunctions: [{ functionName: 'transferOwnership', params: ['AvatarAddress'] }],
      coreVersion: '0.0.1-rc.33',
    },
  ],
  CustomSchemes: {
    Locking: [
      {
        isUniversal: false,
        params: [100, 1_600_000_000, 86_400, 1_600_864_000, 10, 900, 1000, 100, address('2'), hash],
        permissions: '0x00000000',
        alias: 'Locking',
      },
    ],
    Registry: [
      {
        isUniversal: true,
        params: [{ voteParams: 0 }, 'GenesisProtocolAddress'],
        address: { StandAloneContract: 1 },
        permissions: '0x10',
        fromCore: false,
        name: 'Registry',
        schemeName: 'Registry',
      },
    ],
  },
  VotingMachinesParams: [
    {
      boostedVotePeriodLimit: 600,
      daoBountyConst: 10,
      minimumDaoBounty: 100,
      queuedVotePeriodLimit: 1800,
      queuedVoteRequiredPercentage: 50,
      preBoostedVotePeriodLimit: 600,
      proposingRepReward: 5,
      quietEndingPeriod: 300,
      thresholdConst: 2000,
      voteOnBehalf: address('0'),
      votersReputationLossRatio: 1,
      activationTime: 0,
    },
    { votingParamsHash: hash },
  ],
  schemes: {
    ContributionReward: true,
    GenericScheme: true,
    SchemeRegistrar: true,
    GlobalConstraintRegistrar: false,
    UpgradeScheme: false,
  },
  unregisterOwner: true,
  useUController: false,
  useDaoCreator: true,
  noTrack: false,
  coreVersion: '0.0.1-rc.33',
  founders: [{ address: address('3'), tokens: 1.5, reputation: 1e21 }],
};

describe('the schema of the parameters', () => {
  const validate = validator('params');
  const [scheme] = params.CustomSchemes.Registry;
  const voting = (item: object) => ({ VotingMachinesParams: [item] });
  const custom = (item: object) => ({ CustomSchemes: { Registry: [item] } });
  test.each<[string, unknown]>([
    ['all members of the document', params],
    ['an empty object', {}],
    ['networks', { default: params, private: { orgName: 'Local' }, kovan: {} }],
    ['custom schemes as a list', { ...params, CustomSchemes: [scheme] }],
    ['members that it does not know', { ...params, metaData: 'x' }],
  ])('takes %s', (_name, value) => {
    validate(value);
    expect(validate.errors).toBeNull();
  });
  test.each<[place: string, unknown]>([
    ['', []],
    ['/orgName', { orgName: 7 }],
    ['/private/orgName', { default: params, private: { orgName: null } }],
    ['/kovan', { kovan: [] }],
    ['/ContributionReward/0', { ContributionReward: [{}] }],
    ['/ContributionReward/0/voteParams', { ContributionReward: [{ voteParams: -1 }] }],
    ['/GenericScheme/0', { GenericScheme: [{ voteParams: 0 }] }],
    ['/GenericScheme/0/targetContract', { GenericScheme: [{ targetContract: '0x12' }] }],
    ['/StandAloneContracts/0', { StandAloneContracts: [{ fromCore: true }] }],
    ['/StandAloneContracts/0/constructor', { StandAloneContracts: [{ name: 'Wallet', constructor: 'no' }] }],
    ['/StandAloneContracts/0/runFunctions/0', { StandAloneContracts: [{ name: 'Wallet', runFunctions: [{}] }] }],
    ['/CustomSchemes/Registry/0/permissions', custom({ permissions: 16 })],
    ['/CustomSchemes/Registry/0/permissions', custom({ permissions: '0x123456789' })],
    ['/CustomSchemes/Registry/0/address/StandAloneContract', custom({ address: { StandAloneContract: 'x' } })],
    ['/CustomSchemes/0', { CustomSchemes: [{ isUniversal: true }] }],
    ['/VotingMachinesParams/0', voting({})],
    ['/VotingMachinesParams/0', voting({ votingParamsHash: hash, thresholdConst: 2000 })],
    ['/VotingMachinesParams/0/votingParamsHash', voting({ votingParamsHash: '0xa1' })],
    ['/VotingMachinesParams/0/thresholdConst', voting({ thresholdConst: 1.5 })],
    ['/VotingMachinesParams/0/voteOnBehalf', voting({ voteOnBehalf: 0 })],
    ['/schemes/UpgradeScheme', { schemes: { UpgradeScheme: 'true' } }],
    ['/noTrack', { noTrack: 'false' }],
    ['/founders/0', { founders: [{ tokens: 1, reputation: 1 }] }],
    ['/founders/0/tokens', { founders: [{ address: address('3'), tokens: '1' }] }],
    ['/founders/0/reputation', { founders: [{ address: address('3'), reputation: -1 }] }],
  ])('refuses a wrong value at "%s"', (place, value) => {
    expect(validate(value)).toBe(false);
    expect(validate.errors!.map((error) => error.instancePath)).toContain(place);
  });
  test('has exactly the keys of the sample', () => {
    const { parameters, customScheme, standAloneContract, votingParameters } = read('params').$defs;
    const keys = (of: object) => Object.keys(of).sort();
    expect(keys(parameters.properties)).toEqual(keys(params));
    const entries = [...params.CustomSchemes.Locking, ...params.CustomSchemes.Registry, { coreVersion: '' }];
    expect(keys(customScheme.properties)).toEqual(keys(Object.assign({}, ...entries)));
    expect(keys(standAloneContract.properties)).toEqual(keys(params.StandAloneContracts[1]!));
    expect(keys(votingParameters.properties)).toEqual(keys(Object.assign({}, ...params.VotingMachinesParams)));
  });
  test('has only keys that the requirements name', () => {
    for (const key of Object.keys(read('params').$defs.parameters.properties))
      expect(
        statements.some((text) => text.includes(key) || text.includes('deploying account')),
        key,
      ).toBe(true);
    for (const key of Object.keys(read('params').$defs.votingParameters.properties))
      expect(
        statements.some((text) => text.includes(`\`${key}\``) || text.includes(`{${key}}`)),
        key,
      ).toBe(true);
  });
});

describe('the schema of the result', () => {
  const validate = validator('result');
  const names: string[] = read('result').$defs.base.required;
  const base = Object.fromEntries(names.map((name, i) => [name, `0x${String(i + 1).padStart(40, '0')}`]));
  const dao = {
    name: 'Genesis Alpha',
    Avatar: address('a'),
    NativeToken: address('B'),
    NativeReputation: address('c'),
  };
  const demo = { ...dao, proposalId: hash };
  const by = <T>(version: T) => ({ '0.0.1-rc.33': version });
  test.each<[string, unknown]>([
    ['a base alone', { base }],
    ['all three', { base, dao, test: demo }],
    ['a DAO alone, as the library returns it', { dao }],
    ['networks', { private: { base, dao, test: demo }, kovan: { base } }],
    ['networks and core versions', { private: { base: by(base), dao: by(dao), test: by(demo) } }],
    ['core versions alone', { base: { ...by(base), '0.0.1-rc.34': base } }],
    ['members and contracts that it does not know', { base: { ...base, DAOTracker: address('d') }, chainId: 1337 }],
  ])('takes %s', (_name, value) => {
    validate(value);
    expect(validate.errors).toBeNull();
  });
  const { Redeemer: _, ...lacking } = base;
  test.each<[string, unknown]>([
    ['an empty object', {}],
    ['a list', []],
    ['a network without members', { private: {} }],
    ['a base without one of the names', { base: lacking }],
    ['a base without one of the names, by network and version', { private: { base: by(lacking) } }],
    ['an address that is too short', { base: { ...base, Redeemer: '0x0' } }],
    ['an address without its prefix', { base: { ...base, Redeemer: 'a'.repeat(40) } }],
    ['a DAO without a name', { base, dao: { ...dao, name: undefined } }],
    ['a DAO under other names', { dao: { name: 'x', Avatar: address('a'), DAOToken: dao.NativeToken } }],
    ['a test without a proposal', { test: dao }],
    ['a proposal that is not hexadecimal', { test: { ...demo, proposalId: 'proposal 1' } }],
    ['no versions', { base: {} }],
  ])('refuses %s', (_name, value) => expect(validate(JSON.parse(JSON.stringify(value)))).toBe(false));
  test('has each of the sixteen names of the base in a requirement of its own', () => {
    expect(names).toHaveLength(16);
    for (const name of names)
      expect(
        statements.filter((text) => text.startsWith(`\`base.${name}\` `)),
        name,
      ).toHaveLength(1);
  });
});
