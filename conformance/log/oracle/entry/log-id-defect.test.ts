import { describe, expect, test } from 'vitest';
import { utf8 } from '../../../oracle/bytes/bytes.ts';
import { generalKeyHash, keyIdOf } from '../note/key-hash.ts';
import type { SignatureLine } from '../note/note.ts';
import { logIdDefect } from './log-id-defect.ts';

const ORIGIN = 'log.example';
const key = new Uint8Array(32).fill(7);
const hash = generalKeyHash(ORIGIN, 0x01, key);
const other = generalKeyHash('other.example', 0x01, key);
const vkey = { name: ORIGIN, keyId: keyIdOf(hash), type: 0x01, key, text: '' };
const lineOf = (name: string, keyId: number): SignatureLine => ({ name, keyId, signature: utf8('s'), line: '' });
const own = lineOf(ORIGIN, keyIdOf(hash));
const witness = lineOf('witness.example', keyIdOf(other));

describe('a log ID', () => {
  test('is the hash of a key of the log, whichever', () => {
    const keys = [{ ...vkey, name: 'other.example', keyId: keyIdOf(other) }, vkey];
    expect(logIdDefect(hash, { origin: ORIGIN, lines: [], keys })).toBeUndefined();
    expect(logIdDefect(other, { origin: ORIGIN, lines: [], keys })).toBeUndefined();
    expect(logIdDefect(other, { origin: ORIGIN, lines: [own, witness], keys: [vkey] })).toMatchObject({
      reason: 'other-key',
    });
  });

  test('has to be the whole of it', () => {
    const found = logIdDefect(hash.slice(0, 4), { origin: ORIGIN, lines: [own], keys: [vkey] });
    expect(found).toMatchObject({ reason: 'length', actual: '4 bytes' });
  });

  test('begins with the key ID on the line of the origin where no key is known', () => {
    const lines = [witness, own];
    expect(logIdDefect(hash, { origin: ORIGIN, lines, keys: undefined })).toBeUndefined();
    expect(logIdDefect(other, { origin: ORIGIN, lines, keys: undefined })).toMatchObject({ reason: 'other-key' });
  });

  test('may begin with any key ID where no line is named by the origin', () => {
    expect(logIdDefect(other, { origin: ORIGIN, lines: [witness], keys: undefined })).toBeUndefined();
    expect(logIdDefect(hash, { origin: ORIGIN, lines: [witness], keys: undefined })).toMatchObject({
      reason: 'other-key',
    });
  });
});
