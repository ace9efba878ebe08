import { describe, expect, test } from 'vitest';
import { utf8 } from '../../../oracle/bytes/bytes.ts';
import { generalKeyHash, keyIdOf } from '../note/key-hash.ts';
import type { SignatureLine } from '../note/note.ts';
import { logIdDefect } from './log-id-defect.ts';

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

  test('has to be the whole of it', () => {
    const defect = logIdDefect(hash.slice(0, 4), { origin: ORIGIN, lines: [logLine], keys: [vkey] });
    expect(defect).toMatchObject({ reason: 'length', actual: '4 bytes' });
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
