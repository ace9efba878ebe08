import { describe, expect, test } from 'vitest';
import { utf8 } from '../../../oracle/bytes/bytes.ts';
import { generalKeyHash, keyIdOf } from '../note/key-hash.ts';
import type { SignatureLine } from '../note/note.ts';
import { logIdDefect, otherLogIdFormDefect } from './log-id-defect.ts';

const ORIGIN = 'log.example';
const key = new Uint8Array(32).fill(7);
const hash = generalKeyHash(ORIGIN, 0x01, key);
const otherHash = generalKeyHash('other.example', 0x01, key);
const vkey = { name: ORIGIN, keyId: keyIdOf(hash), type: 0x01, key, text: '' };
const lineOf = (name: string, keyId: number): SignatureLine => ({ name, keyId, signature: utf8('s'), line: '' });
const logLine = lineOf(ORIGIN, keyIdOf(hash));
const witness = lineOf('witness.example', keyIdOf(otherHash));

describe('a log ID', () => {
  test('is the hash of any key of the log', () => {
    const keys = [{ ...vkey, name: 'other.example', keyId: keyIdOf(otherHash) }, vkey];
    expect(logIdDefect(hash, { origin: ORIGIN, lines: [], keys })).toBeUndefined();
    expect(logIdDefect(otherHash, { origin: ORIGIN, lines: [], keys })).toBeUndefined();
    expect(logIdDefect(otherHash, { origin: ORIGIN, lines: [logLine, witness], keys: [vkey] })).toMatchObject({
      reason: 'other-key',
    });
  });

  test('is the whole of it, or its key ID', () => {
    const signers = { origin: ORIGIN, lines: [logLine], keys: [vkey] };
    expect(logIdDefect(hash.slice(0, 4), signers)).toBeUndefined();
    expect(logIdDefect(hash.slice(0, 4), { ...signers, keys: undefined })).toBeUndefined();
    expect(logIdDefect(otherHash.slice(0, 4), signers)).toMatchObject({ reason: 'other-key' });
    expect(logIdDefect(otherHash.slice(0, 4), { ...signers, keys: undefined })).toMatchObject({ reason: 'other-key' });
  });

  test.each([0, 3, 5, 20, 31])('has not %i bytes', (length) => {
    const defect = logIdDefect(hash.slice(0, length), { origin: ORIGIN, lines: [logLine], keys: [vkey] });
    expect(defect).toMatchObject({ reason: 'length', actual: `${length} bytes` });
  });

  test('begins with the key ID on the line of the origin if no key is known', () => {
    const lines = [witness, logLine];
    expect(logIdDefect(hash, { origin: ORIGIN, lines, keys: undefined })).toBeUndefined();
    expect(logIdDefect(otherHash, { origin: ORIGIN, lines, keys: undefined })).toMatchObject({ reason: 'other-key' });
  });

  test('may begin with any key ID if no line has the origin as its name', () => {
    expect(logIdDefect(otherHash, { origin: ORIGIN, lines: [witness], keys: undefined })).toBeUndefined();
    expect(logIdDefect(hash, { origin: ORIGIN, lines: [witness], keys: undefined })).toMatchObject({
      reason: 'other-key',
    });
  });
});

test('a log ID has one form in all answers', () => {
  expect(otherLogIdFormDefect(hash, hash)).toBeUndefined();
  expect(otherLogIdFormDefect(hash, otherHash)).toBeUndefined();
  expect(otherLogIdFormDefect(hash, hash.slice(0, 20))).toBeUndefined();
  expect(otherLogIdFormDefect(hash, hash.slice(0, 4))).toMatchObject({ reason: 'other-form' });
  expect(otherLogIdFormDefect(hash.slice(0, 4), hash)).toMatchObject({ reason: 'other-form' });
});
