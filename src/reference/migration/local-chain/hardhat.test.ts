import { expect, test } from 'vitest';
import { ofParts, simulatedNetworks } from './hardhat.ts';
import { networkOf } from './options.ts';

const SENTENCE =
  'Hardhat lacks its part for this machine (Cannot find native binding). ' +
  'Remove node_modules, and install all packages again with Node 24 or later';

test('missing native code is reported in a sentence, at any depth of the causes', () => {
  const native = new Error('Cannot find native binding. npm has a bug related to optional dependencies.');
  expect(ofParts(native)).toMatchObject({ name: 'MigrationError', code: 'usage', message: SENTENCE });
  expect(ofParts(new Error('HHE1', { cause: native })).message).toBe(SENTENCE);
});

test('any other error is returned unchanged', () => {
  const [other, replacement] = [new Error('another'), new Error('replacement')];
  expect(ofParts(other)).toBe(other);
  expect(ofParts(other, replacement)).toBe(replacement);
});

test('invalid options are reported in a sentence', async () => {
  const networks = await simulatedNetworks();
  await expect(networks.connect(networkOf({ hardfork: 'foo' }))).rejects.toMatchObject({
    name: 'MigrationError',
    message: expect.stringMatching(/options: hardfork: expected one of byzantium, [\w, ]+osaka\b[\w, ]*, found "foo"$/),
  });
  expect(() => networkOf({ mnemonic: 'foo' })).toThrow(/^mnemonic: expected the words of a BIP-39 mnemonic/);
});
