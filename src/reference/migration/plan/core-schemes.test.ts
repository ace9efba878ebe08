import { ZeroHash } from 'ethers';
import { expect, test } from 'vitest';
import { openCore } from '../core/core-package.ts';
import { paramsFor } from '../params/read.ts';
import { VOTING } from '../params/voting.test-tool.ts';
import { hashOf, setUpSchemes } from './core-schemes.ts';
import { DryRun } from './dry-run.ts';

const address = (digit: string) => `0x${digit.repeat(40)}`;
const [AVATAR, GENESIS, OTHER, REWARD, GENERIC] = [
  address('1'),
  address('2'),
  address('3'),
  address('4'),
  address('5'),
];
const [FIRST, SECOND] = [`0x${'a'.repeat(64)}`, `0x${'b'.repeat(64)}`];
const DAO = {
  orgName: 'Works',
  tokenName: 'Token',
  tokenSymbol: 'TOK',
  founders: [],
  VotingMachinesParams: [VOTING, VOTING],
  schemes: { ContributionReward: true, GenericScheme: true },
  ContributionReward: [{ voteParams: 1 }, { voteParams: 0 }],
  GenericScheme: [
    { targetContract: address('6') },
    { targetContract: address('7'), votingMachine: OTHER, voteParams: 1 },
  ],
};

async function planned(version: string) {
  const deployer = new DryRun(address('9'), 0);
  const core = openCore(version);
  const base = { GenesisProtocol: GENESIS, ContributionReward: REWARD, GenericScheme: GENERIC };
  const params = paramsFor('private', DAO, 'file.json');
  const plan = { deployer, core, baseCore: core, base, params, contracts: [], schemes: [] };
  const setUps = await setUpSchemes(plan, [FIRST, SECOND]);
  for (const { finish } of setUps) await finish?.(AVATAR);
  return {
    registrations: setUps.map(({ registration }) => registration),
    steps: deployer.steps.map(({ step }) => step),
  };
}

test('each entry is a scheme with its own values: the first is that of the base', async () => {
  const { registrations, steps } = await planned('0.0.1-rc.14');
  expect(registrations.map(({ name, paramsHash }) => [name, paramsHash])).toEqual([
    ['ContributionReward', hashOf([SECOND, GENESIS])],
    ['ContributionReward[1]', hashOf([FIRST, GENESIS])],
    ['GenericScheme', hashOf([FIRST, GENESIS, address('6')])],
    ['GenericScheme[1]', hashOf([SECOND, OTHER, address('7')])],
  ]);
  const schemes = registrations.map(({ scheme }) => scheme);
  expect([schemes[0], schemes[2]]).toEqual([REWARD, GENERIC]);
  expect(new Set(schemes).size).toBe(4);
  expect(steps.toSorted()).toEqual([
    'ContributionReward: setParameters',
    'ContributionReward[1] of the DAO',
    'ContributionReward[1]: setParameters',
    'GenericScheme: setParameters',
    'GenericScheme[1] of the DAO',
    'GenericScheme[1]: setParameters',
  ]);
});

test('a GenericScheme for a single DAO is deployed for each entry', async () => {
  const { registrations, steps } = await planned('0.0.1-rc.57');
  const generic = registrations.filter(({ name }) => name.startsWith('GenericScheme'));
  expect(generic.map(({ paramsHash }) => paramsHash)).toEqual([ZeroHash, ZeroHash]);
  expect(new Set(generic.map(({ scheme }) => scheme)).size).toBe(2);
  expect(generic.map(({ scheme }) => scheme)).not.toContain(GENERIC);
  expect(steps.filter((step) => step.startsWith('GenericScheme')).toSorted()).toEqual([
    'GenericScheme of the DAO',
    'GenericScheme: initialize',
    'GenericScheme[1] of the DAO',
    'GenericScheme[1]: initialize',
  ]);
});
