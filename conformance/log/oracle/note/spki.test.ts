import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it, test } from 'vitest';
import { concatBytes, hex } from '../../../oracle/bytes/bytes.ts';
import { ed25519Spki, mlDsa44Spki, readEcdsaSpki, readSpki } from './spki.ts';
import { decodeBase64 } from './strict-base-64.ts';

/** RFC 8410 section 10.1, the published public key. */
const RFC_8410 = 'MCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=';

function generated(type: string, options = {}): Uint8Array {
  const { publicKey } = generateKeyPairSync(type as 'ec', options as { namedCurve: string });
  return new Uint8Array(publicKey.export({ format: 'der', type: 'spki' }));
}

describe('SPKI', () => {
  test('the published Ed25519 key', () => {
    const raw = Buffer.from('19bf44096984cdfe8541bac167dc3b96c85086aa30b6b6cb0c5c38ad703166e1', 'hex');
    expect(ed25519Spki(raw)).toEqual(decodeBase64(RFC_8410));
  });

  test('an ML-DSA-44 key of Node, taken apart and put together', () => {
    const der = generated('ml-dsa-44');
    expect(hex(mlDsa44Spki(der.slice(-1312)))).toBe(hex(der));
    expect(readSpki(der)?.asymmetricKeyType).toBe('ml-dsa-44');
  });

  test('a key with bytes after it is refused', () => {
    const der = decodeBase64(RFC_8410)!;
    expect(readSpki(der)).toBeDefined();
    expect(readSpki(concatBytes(der, Uint8Array.of(0)))).toBeUndefined();
    expect(readSpki(der.slice(0, -1))).toBeUndefined();
    expect(readSpki(new Uint8Array())).toBeUndefined();
  });

  it.each(['P-256', 'P-384', 'P-521'])('%s is a curve for ECDSA', (namedCurve) => {
    expect(readEcdsaSpki(generated('ec', { namedCurve }))).toBeDefined();
  });

  it.each([
    ['secp256k1', generated('ec', { namedCurve: 'secp256k1' })],
    ['P-224', generated('ec', { namedCurve: 'secp224r1' })],
    ['RSA', generated('rsa', { modulusLength: 2048 })],
    ['Ed25519', decodeBase64(RFC_8410)!],
  ])('%s is not', (_, der) => expect(readEcdsaSpki(der)).toBeUndefined());
});
