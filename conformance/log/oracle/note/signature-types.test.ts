import { constants, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { concatBytes, uint64, utf8 } from '../../../oracle/bytes/bytes.ts';
import { emptyRoot } from '../merkle/tree-hash.ts';
import { cosignatureV1Message, subtreeMessage } from './cosignature.ts';
import { rsaNoteKey } from './rsa-key.ts';
import { verifyNoteSignature } from './signature.ts';
import { treeHeadMessage } from './tree-head.ts';
import type { Vkey } from './verifier-key.ts';
import { formatVkey, parseVkey } from './vkey.ts';

function keyOf(type: number, key: Uint8Array, name = 'example.com/log'): Vkey {
  return parseVkey(formatVkey({ name, type, key })).value!;
}

describe('signatures made here, by each type', () => {
  const text = 'example.com/log\n0\n47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=\n';
  const raw = (key: KeyObject, length: number) => key.export({ format: 'der', type: 'spki' }).subarray(-length);
  const spkiOf = (key: KeyObject) => key.export({ format: 'der', type: 'spki' });
  const ed25519 = generateKeyPairSync('ed25519');
  const p256 = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const p384 = generateKeyPairSync('ec', { namedCurve: 'P-384' });
  const p521 = generateKeyPairSync('ec', { namedCurve: 'P-521' });
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const mlDsa = generateKeyPairSync('ml-dsa-44');
  const subtree = {
    cosignerName: 'w',
    timestamp: 5n,
    logOrigin: 'example.com/log',
    start: 0n,
    end: 0n,
    hash: emptyRoot(),
  };

  /** RFC6962NoteSignature, by SHA-256 (4) and the algorithm of the key. */
  const treeHead = (algorithm: number, key: KeyObject) => {
    const signature = sign('sha256', treeHeadMessage({ size: 0n, root: emptyRoot() }, 5n), key);
    return concatBytes(
      uint64(5n),
      Uint8Array.of(4, algorithm, signature.length >> 8, signature.length & 255),
      signature,
    );
  };

  const signatures: [number, Vkey, Uint8Array][] = [
    [0x01, keyOf(0x01, raw(ed25519.publicKey, 32)), sign(null, utf8(text), ed25519.privateKey)],
    [0x02, keyOf(0x02, raw(p256.publicKey, 91)), sign('sha256', utf8(text), p256.privateKey)],
    [
      0x04,
      keyOf(0x04, raw(ed25519.publicKey, 32)),
      concatBytes(uint64(5n), sign(null, cosignatureV1Message(5n, text), ed25519.privateKey)),
    ],
    [0x05, keyOf(0x05, spkiOf(p256.publicKey)), treeHead(3, p256.privateKey)],
    [0x05, keyOf(0x05, spkiOf(rsa.publicKey)), treeHead(1, rsa.privateKey)],
    [
      0x06,
      keyOf(0x06, raw(mlDsa.publicKey, 1312), 'w'),
      concatBytes(uint64(5n), sign(null, subtreeMessage(subtree)!, mlDsa.privateKey)),
    ],
    [0xff, keyOf(0xff, rsaNoteKey(spkiOf(rsa.publicKey))), sign('sha256', utf8(text), rsa.privateKey)],
  ];

  it.each(signatures)('type %i verifies, and does not verify with any byte changed', (_type, key, signature) => {
    expect(verifyNoteSignature(key, text, signature)).toBe(true);
    fc.assert(
      fc.property(fc.nat(signature.length - 1), fc.integer({ min: 1, max: 255 }), (at, by) => {
        const altered = signature.map((byte, i) => (i === at ? byte ^ by : byte));
        expect(verifyNoteSignature(key, text, altered)).toBe(false);
      }),
    );
    for (const [, signer, other] of signatures) expect(verifyNoteSignature(key, text, other)).toBe(signer === key);
  });

  it.each([
    ['P-384', 'sha384', p384],
    ['P-521', 'sha512', p521],
  ])('ECDSA on %s signs SHA-256 or %s, and no other hash', (_, hash, { privateKey, publicKey }) => {
    const key = keyOf(0x02, spkiOf(publicKey));
    const verified = ['sha256', 'sha384', 'sha512'].filter((one) =>
      verifyNoteSignature(key, text, sign(one, utf8(text), privateKey)),
    );
    expect(verified).toEqual(['sha256', hash]);
  });
  test('ECDSA on P-256 signs SHA-256 alone', () => {
    const key = keyOf(0x02, spkiOf(p256.publicKey));
    expect(verifyNoteSignature(key, text, sign('sha384', utf8(text), p256.privateKey))).toBe(false);
  });
  test('RSA signs SHA-256 with PKCS #1 v1.5 alone', () => {
    const key = keyOf(0xff, rsaNoteKey(spkiOf(rsa.publicKey)));
    const pss = { key: rsa.privateKey, padding: constants.RSA_PKCS1_PSS_PADDING };
    expect(verifyNoteSignature(key, text, sign('sha256', utf8(text), pss))).toBe(false);
    expect(verifyNoteSignature(key, text, sign('sha512', utf8(text), rsa.privateKey))).toBe(false);
  });

  test('no input makes it throw', () => {
    const vkeys = fc.record({
      name: fc.string(),
      keyId: fc.nat(),
      type: fc.constantFrom(0, 1, 2, 4, 5, 6, 255),
      key: fc.oneof(fc.uint8Array(), fc.uint8Array({ minLength: 32, maxLength: 32 })),
      text: fc.string(),
    });
    const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.constant(text), fc.constant('\ud800\n'));
    const signatures = fc.oneof(
      fc.uint8Array(),
      ...[64, 72, 2428].map((n) => fc.uint8Array({ minLength: n, maxLength: n })),
    );
    fc.assert(
      fc.property(vkeys, texts, signatures, (key, noteText, signature) => {
        expect(typeof verifyNoteSignature(key, noteText, signature)).toBe('boolean');
      }),
    );
  });

  test('an RSA key is no key of type 0x02', () => {
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const spki = rsa.publicKey.export({ format: 'der', type: 'spki' });
    const key: Vkey = { name: 'n', keyId: 0, type: 0x02, key: spki, text: '' };
    expect(verifyNoteSignature(key, text, sign('sha256', utf8(text), rsa.privateKey))).toBe(false);
  });
});
