import { expect, test } from 'vitest';
import { paramsFor } from './read.ts';
import { VOTING } from './voting.test-tool.ts';

const ACCOUNT = '0x90F8bf6A479f320ead074411a4B0e7944Ea8c9C1';
/** The address in mixed case with a wrong checksum. */
const OTHER = ACCOUNT.replace('F', 'f');
const DAO = { orgName: 'Works', tokenName: 'Token', tokenSymbol: 'TOK', founders: [{ address: ACCOUNT, tokens: 1 }] };

const read = (value: unknown) => paramsFor('private', value, 'file.json');

test('flat, by network, and a network that overrides the defaults key by key', () => {
  expect(read(DAO).orgName).toBe('Works');
  expect(read({ default: DAO }).orgName).toBe('Works');
  const schemes = { UpgradeScheme: true };
  const two = read({
    default: { ...DAO, schemes, VotingMachinesParams: [VOTING] },
    private: { orgName: 'Mine', schemes: {} },
    kovan: { orgName: 'Other' },
  });
  expect([two.orgName, two.schemes.UpgradeScheme, two.founders.length]).toEqual(['Mine', false, 1]);
});

test('amounts are in the smallest unit, and absent amounts are 0', () => {
  expect(read(DAO).founders).toEqual([{ address: ACCOUNT, tokens: 10n ** 18n, reputation: 0n }]);
});

const votes = (more: object) => ({ ...DAO, VotingMachinesParams: [{ ...VOTING, ...more }] });
const contract = (more: object) => ({ ...DAO, StandAloneContracts: [{ name: 'Wallet', ...more }] });
const scheme = (more: object) => ({
  ...DAO,
  CustomSchemes: { Mine: [{ isUniversal: false, permissions: '0x0', ...more }] },
});

test.each([
  ['orgName: expected a string, found 5', { ...DAO, orgName: 5 }],
  ['orgName: expected a string, found nothing', { ...DAO, orgName: undefined }],
  ['founders: expected an array, found {}', { ...DAO, founders: {} }],
  [
    'founders[0].address: expected an address: 0x and forty hex digits, found "0x12"',
    { ...DAO, founders: [{ address: '0x12' }] },
  ],
  ['founders[0].tokens: expected a number, found "1"', { ...DAO, founders: [{ address: ACCOUNT, tokens: '1' }] }],
  [
    'founders[0].tokens: expected a number from 0 with at most 18 decimals, found -1',
    { ...DAO, founders: [{ address: ACCOUNT, tokens: -1 }] },
  ],
  [
    'founders[0].reputation: expected less than 2^128 of the smallest unit, found 1000000000000000000000',
    { ...DAO, founders: [{ address: ACCOUNT, reputation: 1e21 }] },
  ],
  ['useDaoCreator: expected true or false, found "yes"', { ...DAO, useDaoCreator: 'yes' }],
  [
    'founders: expected one or more: the DAO creator takes no less, found []',
    { ...DAO, useDaoCreator: true, founders: [] },
  ],
  [
    'schemes.Registrar: expected one of SchemeRegistrar, ContributionReward, GenericScheme, GlobalConstraintRegistrar, ' +
      'UpgradeScheme, found true',
    { ...DAO, schemes: { Registrar: true } },
  ],
  [
    'schemes.UpgradScheme: expected another scheme, such as UpgradeScheme, found true',
    { ...DAO, schemes: { UpgradScheme: true } },
  ],
  [
    `founders[0].address: expected another checksum (EIP-55): if all digits are right it is ${ACCOUNT}, found "${OTHER}"`,
    { ...DAO, founders: [{ address: OTHER }] },
  ],
  [
    `CustomSchemes.Mine[0].address: expected another checksum (EIP-55): if all digits are right it is ${ACCOUNT}, found`,
    scheme({ address: OTHER }),
  ],
  [
    'ContributionReward: expected an array of one object or more, since schemes has it, found nothing',
    { ...DAO, schemes: { ContributionReward: true } },
  ],
  [
    'GenericScheme[1].voteParams: expected an index into the 1 VotingMachinesParams, found 1',
    {
      ...votes({}),
      schemes: { GenericScheme: true },
      GenericScheme: [{ targetContract: ACCOUNT }, { targetContract: ACCOUNT, voteParams: 1 }],
    },
  ],
  [
    'UpgradeScheme: expected one entry: this scheme is registered once, found [{},{}]',
    { ...votes({}), schemes: { UpgradeScheme: true }, UpgradeScheme: [{}, {}] },
  ],
  [
    'UpgradeScheme[0].voteParams: expected an index into the 0 VotingMachinesParams, found nothing',
    { ...DAO, schemes: { UpgradeScheme: true } },
  ],
  [
    'VotingMachinesParams[0].thresholdConst: expected an integer from 1001 to 16000, found 1000',
    votes({ thresholdConst: 1000 }),
  ],
  [
    'VotingMachinesParams[0].boostedVotePeriodLimit: expected no less than quietEndingPeriod, found 299',
    votes({ boostedVotePeriodLimit: 299 }),
  ],
  ['VotingMachinesParams[0].minimumDaoBounty: expected an amount above 0, found 0', votes({ minimumDaoBounty: 0 })],
  [
    'VotingMachinesParams[0].votingParamsHash: expected 32 bytes in hex, found "0x12"',
    { ...DAO, VotingMachinesParams: [{ votingParamsHash: '0x12' }] },
  ],
  ['StandAloneContracts[0].constructor: expected true or false, found "no"', contract({ constructor: 'no' })],
  [
    'StandAloneContracts[0].params[0]: expected the index of an earlier stand-alone contract, found {"StandAloneContract":0}',
    contract({ params: [{ StandAloneContract: 0 }] }),
  ],
  ['CustomSchemes.Mine[0].permissions: expected 4 bytes in hex, found 1', scheme({ permissions: 1 })],
  [
    'CustomSchemes.Mine[0].address: expected the index of one of the 0 StandAloneContracts, found {"StandAloneContract":0}',
    scheme({ address: { StandAloneContract: 0 } }),
  ],
])('%s', (message, value) => {
  expect(() => read(value)).toThrow(`file.json: ${message}`);
});

const defectsOf = (value: unknown): string[] => {
  try {
    read(value);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n').map((line) => line.replace(/^file\.json: /, ''));
  }
};

test('all defects, of any kind, are reported at once', () => {
  const { founders, ...rest } = DAO;
  const schemes = { UpgradeScheme: true, ContributionReward: true };
  const UpgradeScheme = [{ voteParams: 3 }];
  const wrong = { ...rest, foundrs: founders, orgName: 1, VotingMachinesParams: [{}], schemes, UpgradeScheme };
  expect(defectsOf({ ...wrong, ContributionReward: [{ voteParam: 0 }] })).toEqual([
    'orgName: expected a string, found 1',
    'ContributionReward[0].voteParams: expected a number, found nothing',
    ...Object.keys(VOTING).map(() => expect.stringMatching(/^VotingMachinesParams\[0\]\.\w+: expected/)),
    'founders: expected an array, found nothing',
    expect.stringMatching(/^foundrs: expected another key, such as founders, found \[/),
    'ContributionReward[0].voteParam: expected another key, such as voteParams, found 0',
    'UpgradeScheme[0].voteParams: expected an index into the 1 VotingMachinesParams, found 3',
  ]);
});

test('a misspelt optional key is reported', () => {
  expect(defectsOf({ ...DAO, unregisterOwnr: true })).toEqual([
    'unregisterOwnr: expected another key, such as unregisterOwner, found true',
  ]);
  expect(defectsOf({ ...DAO, founders: [{ address: ACCOUNT, reputaton: 1 }] })).toEqual([
    'founders[0].reputaton: expected another key, such as reputation, found 1',
  ]);
  expect(
    defectsOf(contract({ runFunction: [], constuctor: false, runFunctions: [{ functionName: 'f', parms: [] }] })),
  ).toEqual([
    'StandAloneContracts[0].constuctor: expected another key, such as constructor, found false',
    'StandAloneContracts[0].runFunctions[0].parms: expected another key, such as params, found []',
  ]);
  expect(defectsOf(scheme({ parms: [], adress: ACCOUNT }))).toEqual([
    'CustomSchemes.Mine[0].parms: expected another key, such as params, found []',
    `CustomSchemes.Mine[0].adress: expected another key, such as address, found "${ACCOUNT}"`,
  ]);
  const listed = [{ name: 'Mine', isUniversal: false, permissions: '0x0', coreVersoin: '1' }];
  expect(defectsOf({ ...DAO, CustomSchemes: listed })).toEqual([
    'CustomSchemes[0].coreVersoin: expected another key, such as coreVersion, found "1"',
  ]);
});

test('a misspelt name of a network is reported', () => {
  const message = expect.stringMatching(/^privat: expected another key, such as private, found \{/);
  expect(defectsOf({ privat: DAO })).toEqual([message]);
  expect(defectsOf({ default: DAO, privat: { orgName: 'Mine' } })).toEqual([message]);
  expect(defectsOf({ default: DAO, private: {}, privat: {}, defaults: 'mine', comment: {} })).toEqual([]);
});

test("the user's own keys, or misspelt keys beside the right key, are allowed", () => {
  expect(defectsOf({ ...DAO, comment: 'mine', founders2: [], UGenericScheme: [] })).toEqual([]);
  const own = { comment: 'mine', note: 1, args: [], parameters: [] };
  expect(defectsOf(contract({ ...own, fromArc: true, runFunctions: [{ functionName: 'f', ...own }] }))).toEqual([]);
  expect(defectsOf(scheme({ ...own, arcVersion: '1', params: [], params2: [] }))).toEqual([]);
  // In a map of custom schemes, keys are names that the user chose.
  expect(defectsOf({ ...DAO, CustomSchemes: { parms: [], adress: [] } })).toEqual([]);
});

test.each([
  ['founders', { founders: {}, useDaoCreator: true }],
  ['VotingMachinesParams', { VotingMachinesParams: {}, schemes: { UpgradeScheme: true } }],
  ['GenericScheme', { GenericScheme: 5, schemes: { GenericScheme: true } }],
  ['schemes', { schemes: 7 }],
  ['CustomSchemes', { CustomSchemes: 7 }],
])('a defect of %s causes no further messages', (key, more) => {
  expect(defectsOf({ ...DAO, ...more })).toEqual([expect.stringMatching(`^${key}: expected an (array|object)`)]);
});
