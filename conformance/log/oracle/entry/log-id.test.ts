import { describe, expect, it, test } from 'vitest';
import { base64, hex } from '../../../oracle/bytes/bytes.ts';
import { generalKeyHash, keyIdOf } from '../note/key-hash.ts';
import { decodeBase64 } from '../note/strict-base-64.ts';
import { formatVkey, parseVkey } from '../note/vkey.ts';
import { kat } from './kat-entries.test-tool.ts';
import { logIdOf } from './log-id.ts';

const vectors = kat?.checkpoint_key_hash.vectors.filter(({ keyType }) => keyType !== 'rsa') ?? [];

describe('logIdOf', () => {
  test("the production log's key has the log ID that Sigstore's trusted root gives it", () => {
    const spki = decodeBase64('MCowBQYDK2VwAyEAt8rlp1knGwjfbcXAYPYAkn0XiLz1x8O4t0YkEhie244=')!;
    const vkey = formatVkey({ name: 'log2025-1.rekor.sigstore.dev', type: 1, key: spki.slice(-32) });
    expect(base64(logIdOf(parseVkey(vkey).value!))).toBe('zxGZFVvd0FEmjR8WrFwMdcAJ9vtaY/QXf44Y1wUeP6A=');
  });

  test.skipIf(kat === undefined).each(vectors)('kat.json: $keyType', ({ keyType, origin, spkiDerBase64, logIdHex }) => {
    const spki = decodeBase64(spkiDerBase64)!;
    const ecdsa = keyType === 'ecdsa';
    const vkey = formatVkey({ name: origin, type: ecdsa ? 2 : 1, key: ecdsa ? spki : spki.slice(-32) });
    expect(hex(logIdOf(parseVkey(vkey).value!))).toBe(logIdHex);
  });

  it.skipIf(kat === undefined)('follows an ECDSA key whose ID follows the general rule', () => {
    const key = decodeBase64(vectors.find(({ keyType }) => keyType === 'ecdsa')!.spkiDerBase64)!;
    const hash = generalKeyHash('testkey', 2, key);
    expect(logIdOf({ name: 'testkey', type: 2, key, keyId: keyIdOf(hash), text: '' })).toEqual(hash);
  });
});
