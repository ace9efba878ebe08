import { generateKeyPairSync } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { base64, concatBytes } from '../../../oracle/bytes/bytes.ts';
import { generalKeyHash, keyIdFor, keyIdOf } from './key-hash.ts';
import { rsaNoteKey } from './rsa-key.ts';
import { formatVkey, parseVkey } from './vkey.ts';

/**
 * Keys that others published: in the tests of golang.org/x/mod and transparency-dev/formats, by Rekor, by a witness.
 */
const PUBLISHED: [number, string][] = [
  [0x01, 'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW'],
  [0x01, 'TEST+7997405c+AQcC+FTVKf0jlTdHDY3rbevmnKxxPjigCXlVtGe6RIr6'],
  [
    0x02,
    'rekor.sigstore.dev+c0d23d6a+AjBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABNhtmPtrWm3U1eQXBogSMdGvXwBcK5AW5i0hrZLOC96l+smGNM7nwZ4QvFK/4sueRoVj//QP22Ni4Qt9DPfkWLc=',
  ],
  [
    0x05,
    'rome.ct.filippo.io/2024h1+78f4abae+BTBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABAFzPC3fap+uINc1RQ4eRbYMUt84+bKkA8GDLN8KwVdzAgYhYSv4kS8XSheGLAHCWhIJTJbuC3sL88bNMTtrsBM=',
  ],
  [0x04, 'remora.n621.de+da77ade7+BOvN63jn/bLvkieywe8R6UYAtVtNbZpXh34x7onlmtw2'],
];
const NEUMANN = PUBLISHED[0]![1];
const REKOR = PUBLISHED[2]![1];
const ROME = PUBLISHED[3]![1];

/** A vkey of any payload, with the key ID that the general rule gives. */
function vkeyOf(payload: Uint8Array, name = 'example.com/log'): string {
  const id = keyIdOf(generalKeyHash(name, payload[0] ?? 0, payload.slice(1)));
  return `${name}+${id.toString(16).padStart(8, '0')}+${base64(payload)}`;
}

const rsa = (bits: number) =>
  generateKeyPairSync('rsa', { modulusLength: bits }).publicKey.export({ format: 'der', type: 'spki' });
const p256k = generateKeyPairSync('ec', { namedCurve: 'secp256k1' }).publicKey.export({ format: 'der', type: 'spki' });

describe('parseVkey', () => {
  it.each(PUBLISHED)('type %i, published: %s', (type, text) => {
    const key = parseVkey(text).value!;
    expect(key).toMatchObject({ type, text, name: text.split('+')[0] });
    expect(key.keyId.toString(16)).toBe(text.split('+')[1]);
    expect(formatVkey(key)).toBe(text);
  });

  test('ECDSA under the general rule is taken too', () => {
    const { name, type, key, keyId } = parseVkey(REKOR).value!;
    const text = vkeyOf(concatBytes(Uint8Array.of(type), key), name);
    expect(parseVkey(text).value).toMatchObject({ keyId: keyIdOf(generalKeyHash(name, type, key)) });
    expect(parseVkey(text).value?.keyId).not.toBe(keyId);
  });

  it.each([
    ['shape', ''],
    ['shape', 'name'],
    ['shape', 'name+c74f20a3'],
    ['name', NEUMANN.replace('PeterNeumann', '')],
    ['name', NEUMANN.replace('PeterNeumann', 'Peter Neumann')],
    ['key-id', NEUMANN.replace('c74f20a3', 'C74F20A3')],
    ['key-id', NEUMANN.replace('c74f20a3', 'c74f20a')],
    ['key-id', NEUMANN.replace('c74f20a3', '')],
    ['key-id', 'PRIVATE+KEY+name+00000000+AAAA'],
    ['base64', NEUMANN.slice(0, -1)],
    ['base64', `${NEUMANN}\n`],
    ['type', 'name+00000000+'],
    ['type', vkeyOf(new Uint8Array(33).fill(0x03))],
    ['key', vkeyOf(Uint8Array.of(0x05, ...new Uint8Array(32)))],
    ['key', vkeyOf(concatBytes(Uint8Array.of(0x05), p256k))],
    ['key', vkeyOf(concatBytes(Uint8Array.of(0x05), rsa(1024)))],
    ['key-id-mismatch', ROME.replace('78f4abae', '78f4abaf')],
    ['key', vkeyOf(Uint8Array.of(0x01))],
    ['key', vkeyOf(Uint8Array.of(0x01, ...new Uint8Array(31)))],
    ['key', vkeyOf(Uint8Array.of(0x02, ...new Uint8Array(91)))],
    ['key', vkeyOf(concatBytes(Uint8Array.of(0x02), p256k))],
    ['key', vkeyOf(Uint8Array.of(0x04, ...new Uint8Array(33)))],
    ['key', vkeyOf(Uint8Array.of(0x06, ...new Uint8Array(1311)))],
    ['key', vkeyOf(Uint8Array.of(0xff, ...new Uint8Array(32)))],
    ['key', vkeyOf(concatBytes(Uint8Array.of(0xff), rsa(2048)))],
    ['key', vkeyOf(concatBytes(Uint8Array.of(0xff), rsaNoteKey(rsa(1024))))],
    ['key', vkeyOf(concatBytes(Uint8Array.of(0xff), rsaNoteKey(p256k)))],
    ['key-id-mismatch', NEUMANN.replace('c74f20a3', 'c74f20a4')],
    ['key-id-mismatch', NEUMANN.replace('PeterNeumann', 'PeterNeuman')],
    ['key-id-mismatch', REKOR.replace('c0d23d6a', '00000000')],
  ])('%s: %s', (reason, text) => expect(parseVkey(text).defect?.reason).toBe(reason));

  test('an unsupported type is reported with the supported types', () => {
    const { defect } = parseVkey(vkeyOf(Uint8Array.of(0x03, ...new Uint8Array(32))));
    expect(defect).toMatchObject({ actual: '0x03', expected: expect.stringContaining('0x06') });
  });

  test('a written key is read back', () => {
    const lengths = fc.constantFrom<[number, number]>([0x01, 32], [0x04, 32], [0x06, 1312]);
    const keys = lengths.chain(([type, length]) =>
      fc.record({
        name: fc.string({ minLength: 1 }).map((text) => text.replace(/[+\s]/g, '-')),
        type: fc.constant(type),
        key: fc.uint8Array({ minLength: length, maxLength: length }),
      }),
    );
    fc.assert(
      fc.property(keys, (key) => {
        const keyId = keyIdFor(key.name, key.type, key.key);
        expect(parseVkey(formatVkey(key)).value).toEqual({ ...key, keyId, text: formatVkey(key) });
      }),
    );
  });

  it.each(['+', 'a', ' ', '='])('a megabyte of %j returns', (unit) => {
    for (const text of [unit.repeat(1_000_000), `n+00000000+${unit.repeat(1_000_000)}`]) {
      expect(parseVkey(text).defect).toBeDefined();
    }
  });
});
