import { expect, test } from 'vitest';
import { ofParts, simulatedNetworks } from './hardhat.ts';
import { networkOf } from './options.ts';

const SENTENCE =
  'Hardhat lacks its part for this machine (Cannot find native binding). ' +
  'Remove node_modules, and install all packages anew with Node 24 or later';

test('native code that was not installed is one sentence, wherever in the causes it stands', () => {
  const native = new Error('Cannot find native binding. npm has a bug related to optional dependencies.');
  expect(ofParts(native)).toMatchObject({ name: 'MigrationError', code: 'usage', message: SENTENCE });
  expect(ofParts(new Error('HHE1', { cause: native })).message).toBe(SENTENCE);
});

test('any other error stays what it is', () => {
  const [other, told] = [new Error('another'), new Error('told')];
  expect(ofParts(other)).toBe(other);
  expect(ofParts(other, told)).toBe(told);
});

test('options that it does not take are one sentence', async () => {
  const networks = await simulatedNetworks();
  await expect(networks.connect(networkOf({ hardfork: 'foo' }))).rejects.toMatchObject({
    name: 'MigrationError',
    message: expect.stringMatching(/options: hardfork: expected one of byzantium, [\w, ]+osaka\b[\w, ]*, found "foo"$/),
  });
  expect(() => networkOf({ mnemonic: 'foo' })).toThrow(/^mnemonic: expected the words of a BIP-39 mnemonic/);
});
