import { expect, test } from 'vitest';
import { type TargetNames, withTargetName } from './target-name.ts';

const NAMES: TargetNames = {
  contracts: { DAOToken: 'GEN', VestingScheme: null },
  dao: { NativeToken: 'Token' },
  test: { NativeToken: 'Coin' },
  options: { 'core-version': 'arc-version', output: 'out' },
  library: { LocalChain: 'Ganache' },
  libraryOptions: { coreVersion: 'arcVersion', force: 'yes' },
  params: { coreVersion: 'version', fromCore: 'fromArc' },
  files: { 'migration.json': 'out/result.json', 'custom-abis': 'abis' },
};

test.each([
  ['base.DAOToken', 'base.GEN'],
  ['kovan: base.DAOToken', 'kovan: base.GEN'],
  ['dao.NativeToken', 'dao.Token'],
  ['test.NativeToken', 'test.Coin'],
  ['--core-version', '--arc-version'],
  ['LocalChain.server', 'Ganache.server'],
  ['StandAloneContracts[0].fromCore', 'StandAloneContracts[0].fromArc'],
  ['force', 'yes'],
  ['migration.json', 'out/result.json'],
  ['custom-abis', 'abis'],
])('%s is %s here', (at, ownName) => expect(withTargetName(at, NAMES)).toBe(`${at} (here: ${ownName})`));

test.each([
  'base.VestingScheme', // the target has no such thing
  'base.Redeemer',
  'coreVersion', // of the library's options or of the parameters
  '--output-file',
  'dao.DAOToken',
  'base.constructor',
  '/migration.jsonl',
  '2 processes',
])('%s has no other name', (at) => expect(withTargetName(at, NAMES)).toBe(at));

test('without names a place is not changed', () => expect(withTargetName('base.DAOToken', {})).toBe('base.DAOToken'));
