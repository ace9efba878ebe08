import { describe, expect, test } from 'vitest';
import { exactNode } from '../../../oracle/json/exact-node.ts';
import { parameterDefects } from './parameter-defects.ts';

const ADDRESS = `0x${'1'.repeat(40)}`;
const defectsIn = (params: unknown) => parameterDefects(exactNode(params)).map(({ at, reason }) => `${reason} ${at}`);
const voting = (more: object) => ({ VotingMachinesParams: [more] });
const founders = (...some: object[]) => ({ founders: some.map((founder) => ({ address: ADDRESS, ...founder })) });

describe('parameters without a defect', () => {
  // The interface document forbids none of these.
  test.each([
    ['without members', {}],
    ['with keys that it does not have', { 'x-note': 1, schemes: { Other: true } }],
    ['without amounts', founders({})],
    ['with a founder who has two entries', founders({ tokens: 1 }, { tokens: 1 })],
    ['with the zero address but no tokens for it', { founders: [{ address: `0x${'0'.repeat(40)}`, reputation: 1 }] }],
    ['without most voting parameters', voting({ thresholdConst: 2000 })],
    ['with equal periods', voting({ boostedVotePeriodLimit: 5, quietEndingPeriod: 5 })],
    ['in a section of a scheme that is not used', { ContributionReward: [{ voteParams: 9 }] }],
    [
      'with a contract that a later one refers to',
      { StandAloneContracts: [{ name: 'A', params: [{ StandAloneContract: 1 }] }, { name: 'B' }] },
    ],
    ['with objects among arguments', { StandAloneContracts: [{ name: 'A', params: [{}, { a: 1, b: 2 }] }] }],
    ['with custom schemes as a list', { CustomSchemes: [{ name: 'A', permissions: '0x10', isUniversal: false }] }],
  ])('%s', (_what, params) => {
    expect(defectsIn(params)).toEqual([]);
  });
});

describe('parameters with defects', () => {
  test.each([
    ['a number', 5, ['type ']],
    [
      'several values',
      { orgName: 1, noTrack: 'no', founders: [{ tokens: -1 }] },
      ['type /orgName', 'type /noTrack', 'missing /founders/0/address', 'amount /founders/0/tokens'],
    ],
    [
      'an index of missing voting parameters',
      { schemes: { ContributionReward: true }, ContributionReward: [{ voteParams: 0 }] },
      ['index /ContributionReward/0/voteParams'],
    ],
    [
      'a target',
      { schemes: { GenericScheme: true }, GenericScheme: [{ targetContract: '0x1' }] },
      ['address /GenericScheme/0/targetContract'],
    ],
    ['a total', founders({ reputation: 2e20 }, { reputation: 2e20 }), ['limit /founders/1/reputation']],
    [
      'tokens of two founders that are too many together',
      founders({ tokens: 1e59 }, { tokens: 1e59 }),
      ['limit /founders/1/tokens'],
    ],
    [
      'a reference to a missing contract',
      { CustomSchemes: { A: [{ address: { StandAloneContract: 0 } }] } },
      ['index /CustomSchemes/A/0/address/StandAloneContract'],
    ],
    ['a custom scheme that is not a list', { CustomSchemes: { A: {} } }, ['type /CustomSchemes/A']],
    [
      'a run without a function',
      { StandAloneContracts: [{ name: 'A', runFunctions: [{}] }] },
      ['missing /StandAloneContracts/0/runFunctions/0/functionName'],
    ],
    ['an item that is not an object', { VotingMachinesParams: [7] }, ['type /VotingMachinesParams/0']],
    ['a member with a slash', { CustomSchemes: { 'A/~': 1 } }, ['type /CustomSchemes/A~1~0']],
  ])('%s', (_what, params, expected) => {
    expect(defectsIn(params)).toEqual(expected);
  });
  test('have an expected and an actual value', () => {
    expect(parameterDefects(exactNode(voting({ thresholdConst: 1000 })))).toEqual([
      { reason: 'limit', expected: '1001 or more', actual: '1000', at: '/VotingMachinesParams/0/thresholdConst' },
    ]);
  });
});
