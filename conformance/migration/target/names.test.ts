import { expect, test } from 'vitest';
import { argvWithToolNames, commandArgv, missingWord } from './command/argv.ts';
import { withDocumentNames } from './names.ts';
import { paramsByNetwork, paramsFileText } from './params-file.ts';
import { readMigrationResult } from './result.ts';

const NAMES = {
  commands: { base: 'universal' },
  options: { 'core-version': 'arc-version' },
  contracts: { DAOToken: 'GEN' },
  dao: { NativeToken: 'DAOToken', NativeReputation: 'Reputation' },
  params: { fromCore: 'fromArc', coreVersion: 'arcVersion', tokenSymbol: null },
};

test('the options of a step become arguments under the names of the tool', () => {
  const options = { coreVersion: '1.2.3', force: true, quiet: false, gasPrice: 2, paramsFile: 'p.json' };
  expect(argvWithToolNames(commandArgv('base', options), NAMES)).toEqual([
    ...['universal', '--force', '--arc-version', '1.2.3', '--gas-price', '2', '--params', 'p.json'],
  ]);
  expect(commandArgv('all', { privateKey: '0x1' })).toEqual(['--private-key', '0x1']);
});

test('other arguments stay as they are', () => {
  expect(argvWithToolNames(['frobnicate', '--core-version=1', '-a', 'base'], NAMES)).toEqual([
    ...['frobnicate', '--arc-version=1', '-a', 'base'],
  ]);
});

const BASE_ALONE = { commands: { dao: null, completion: null }, options: { 'core-version': null, force: null } };
test.each([
  [['dao', '--quiet'], 'it has no command dao, by its names'],
  [['completion'], 'it has no command completion, by its names'],
  [['completion', '--help'], 'it has no command completion, by its names'],
  // Arguments without a command migrate base and DAO.
  [[], 'it has no command dao, by its names'],
  [['--provider', 'http://localhost:1'], 'it has no command dao, by its names'],
  [['base', '--core-version', '1'], 'it has no option --core-version, by its names'],
  [['base', '--core-version=1'], 'it has no option --core-version, by its names'],
  [['base', '-a', '1'], 'it has no option --core-version, by its names'],
])('a tool with base alone cannot run %j', (args, why) => expect(missingWord(args, BASE_ALONE)).toBe(why));

test.each([[['base', '-q', '--force']], [['--help']], [['--version', '--quiet']], [['frobnicate']], [['base', '-x']]])(
  'a tool with base alone can run %j',
  (args) => expect(missingWord(args, BASE_ALONE)).toBeUndefined(),
);

test('a tool without --force is run without it', () => {
  expect(argvWithToolNames(['base', '--force', '--quiet'], BASE_ALONE)).toEqual(['base', '--quiet']);
});

test('parameters are written flat, with the entry of the network over the default, or by network', () => {
  const params = { default: { orgName: 'A', tokenSymbol: 'T', coreVersion: '1' }, private: { orgName: 'B' } };
  expect(JSON.parse(paramsFileText(params, 'private', NAMES, {}))).toEqual({ orgName: 'B', arcVersion: '1' });
  expect(JSON.parse(paramsFileText(params, 'private', {}, { layout: 'by-network' }))).toEqual(params);
});

test('a scheme is left out with its section', () => {
  const params = { schemes: { GenericScheme: true, UpgradeScheme: true }, GenericScheme: [{ voteParams: 0 }] };
  const text = paramsFileText({ default: params }, 'private', { params: { GenericScheme: null } }, {});
  expect(JSON.parse(text)).toEqual({ schemes: { UpgradeScheme: true } });
});

test('members that a tool requires are added to the parameters, in a file and by network', () => {
  const params = { default: { orgName: 'A' }, private: { orgName: 'B' } };
  const form = { always: { orgName: 'not this', Sections: [{}] } };
  expect(JSON.parse(paramsFileText(params, 'private', NAMES, form))).toEqual({ orgName: 'B', Sections: [{}] });
  expect(paramsByNetwork(params, NAMES, form)).toEqual({
    default: { orgName: 'A', Sections: [{}] },
    private: { orgName: 'B' },
  });
});

test('the parameters of all networks are under `default`, or at the top beside the networks', () => {
  const params = { default: { orgName: 'A', tokenName: 'T' }, private: { orgName: 'B' } };
  const top = { orgName: 'A', tokenName: 'T', private: { orgName: 'B' } };
  expect(paramsByNetwork(params, {}, {})).toEqual(params);
  expect(paramsByNetwork(params, {}, { common: 'top' })).toEqual(top);
  expect(JSON.parse(paramsFileText(params, 'private', {}, { layout: 'by-network', common: 'top' }))).toEqual(top);
});

test('parameters by network that are wrong on purpose stay unchanged', () => {
  const wrong = { default: 'x', private: 1 };
  expect(paramsByNetwork(wrong, {}, { common: 'top', always: { Sections: [] } })).toEqual(wrong);
});

test('custom schemes are a map or a list, and contracts have the names of the tool', () => {
  const CustomSchemes = { DAOToken: [{ fromCore: false, permissions: '0x0' }] };
  const flat = (customSchemes: 'array' | 'map') =>
    JSON.parse(paramsFileText({ default: { CustomSchemes } }, 'private', NAMES, { customSchemes })).CustomSchemes;
  expect(flat('array')).toEqual([{ name: 'GEN', fromArc: false, permissions: '0x0' }]);
  expect(flat('map')).toEqual({ DAOToken: [{ fromArc: false, permissions: '0x0' }] });
});

test('the name of a custom scheme stays, whatever keys of the parameters the tool lacks', () => {
  const params = { CustomSchemes: { UpgradeScheme: [{ permissions: '0x0' }] }, schemes: { UpgradeScheme: true } };
  const names = { params: { UpgradeScheme: null } };
  expect(JSON.parse(paramsFileText({ default: params }, 'private', names, {}))).toEqual({
    CustomSchemes: { UpgradeScheme: [{ permissions: '0x0' }] },
    schemes: {},
  });
});

test('parameters that are not an object are written unchanged', () => {
  expect(paramsFileText([1], 'private', NAMES, {})).toBe('[\n  1\n]\n');
});

const base = { DAOToken: '0x1', AbsoluteVote: '0x2' };
test.each([
  ['flat', { base }],
  ['by-network', { private: { base } }],
  ['by-version', { base: { '1': {}, '2': base } }],
  ['by-network-and-version', { private: { base: { '2': base, '1': {} } }, kovan: {} }],
])('a result with the levels %s is read', (nesting, value) => {
  expect(readMigrationResult(value, { network: 'private', version: '2' }, {})).toEqual({ result: { base }, nesting });
});

test('a result is read under the names of the document', () => {
  const value = { private: { base: { GEN: '0x1' }, dao: { name: 'A', DAOToken: '0x2', Schemes: [] } } };
  expect(readMigrationResult(value, { network: 'private' }, NAMES)?.result).toEqual({
    base: { DAOToken: '0x1' },
    dao: { name: 'A', NativeToken: '0x2', Schemes: [] },
  });
});

test.each([[undefined], [null], [[]], ['text'], [{}], [{ kovan: { base } }]])('%j is not a result', (value) => {
  expect(readMigrationResult(value, { network: 'private' }, {})).toBeUndefined();
});

test('a member that the tool has under another name is not read under the name of the document', () => {
  const map = { DAOToken: 'GEN', VestingScheme: null };
  expect(withDocumentNames(map, { DAOToken: 1, VestingScheme: 2, Redeemer: 3 })).toEqual({ Redeemer: 3 });
  expect(withDocumentNames(map, { GEN: 1 })).toEqual({ DAOToken: 1 });
});

test('the map decides on a name of the document that the tool uses for another member', () => {
  expect(withDocumentNames({ NativeToken: 'DAOToken' }, { DAOToken: 1, NativeToken: 2 })).toEqual({ NativeToken: 1 });
});
