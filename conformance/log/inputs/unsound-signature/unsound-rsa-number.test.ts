import { constants, publicDecrypt, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { entryMaker } from '../entry/entry-maker.ts';
import { testKey } from '../key/test-keys.ts';
import { unsoundRsaNumbers } from './unsound-rsa-number.ts';

const { privateKey } = testKey('rsa-2048');
const maker = entryMaker({ runId: 'unsound-rsa-number.test' });
const signatures = unsoundRsaNumbers(maker, 'a');
const named = (words: string) => signatures.find(({ what }) => what.includes(words))!.entry;
const number = (bytes: Uint8Array) => BigInt(`0x${Buffer.from(bytes).toString('hex')}`);
const n = number(Buffer.from(privateKey.export({ format: 'jwk' }).n!, 'base64url'));
const without = named('without it');

test('the number of what lacks its zero byte is that of a signature over the digest', () => {
  expect(without.signature).toHaveLength(255);
  const block = publicDecrypt(
    { key: privateKey, padding: constants.RSA_NO_PADDING },
    Buffer.concat([Buffer.of(0), without.signature]),
  );
  expect(block.subarray(0, 3)).toEqual(Buffer.of(0, 1, 0xff));
  expect(new Uint8Array(block.subarray(-32))).toEqual(without.digest);
});

test('with n added it is the same number modulo n, and as long as n', () => {
  const { signature } = named('n added');
  expect(signature).toHaveLength(256);
  expect(number(signature) - n).toBe(number(without.signature));
});

test('0xff in every byte is beyond n', () => {
  const { signature } = named('0xff');
  expect(signature).toEqual(new Uint8Array(256).fill(0xff));
  expect(number(signature) > n).toBe(true);
});

test('another run has another digest, the same run the same digest', () => {
  const [repeated] = unsoundRsaNumbers(entryMaker({ runId: 'unsound-rsa-number.test' }), 'a');
  expect(repeated!.entry).toEqual(without);
  const [another] = unsoundRsaNumbers(entryMaker({ runId: 'another' }), 'a');
  expect(another!.entry.digest).not.toEqual(without.digest);
});

test('no library here accepts one of them', () => {
  for (const { entry } of signatures)
    expect(verify('sha256', maker.message('a'), privateKey, entry.signature)).toBe(false);
});
