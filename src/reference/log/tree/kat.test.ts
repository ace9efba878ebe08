import { createPublicKey, verify } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ED25519, keyId, vkeyOf } from '../checkpoint/key.ts';
import { note } from '../checkpoint/note.ts';
import { locate } from '../http/location.ts';
import { parts } from '../parts.ts';
import { tilePath } from './path.ts';

// Known answers of another project, which are read where they are stored, outside this repository.
const file = new URL('../../../../../shared/vectors/kat.json', import.meta.url);
const kat = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
if (kat === undefined) console.warn('skipped: known answers of the reference log, no shared/vectors/kat.json here');

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

describe.skipIf(kat === undefined)('known answers', () => {
  test('RFC 6962 hashes', () => {
    const wanted = (desc: string) => kat.rfc6962_hash.vectors.find((v: { desc: string }) => v.desc.includes(desc)).hex;
    expect(hex(parts.emptyRoot())).toBe(wanted('empty root'));
    expect(hex(parts.leafHash(new Uint8Array(0)))).toBe(wanted('empty leaf'));
    expect(hex(parts.leafHash(Buffer.from('L123456')))).toBe(wanted('L123456'));
    expect(hex(parts.nodeHash(Buffer.from('N123'), Buffer.from('N456')))).toBe(wanted('N123'));
  });

  test('key IDs', () => {
    // Rekor's type of an RSA key: 0xff, then its name; the key follows.
    const rsa = (spki: Buffer) => [0xff, Buffer.concat([Buffer.from('PKIX-RSA-PKCS#1v1.5'), spki])] as const;
    for (const { keyType, origin, spkiDerBase64, keyIdUint32 } of kat.checkpoint_key_hash.vectors) {
      const spki = Buffer.from(spkiDerBase64, 'base64');
      const [type, key] =
        keyType === 'rsa' ? rsa(spki) : keyType === 'ecdsa' ? [0x02, spki] : [ED25519, spki.subarray(-32)];
      expect(keyId(origin, type as number, key as Buffer), keyType).toBe(keyIdUint32);
    }
  });

  test('signed notes', () => {
    for (const { vkey, note: wanted } of kat.signed_note.vectors) {
      const [name, id, key] = /^(.+)\+([0-9a-f]{8})\+(.+)$/.exec(vkey)!.slice(1) as [string, string, string];
      const raw = Buffer.from(key, 'base64');
      expect(vkeyOf(name, raw[0]!, raw.subarray(1))).toBe(vkey);
      const end = wanted.lastIndexOf('\n\n') + 1;
      const text = wanted.slice(0, end);
      const payload = Buffer.from(wanted.slice(end).trim().split(' ')[2], 'base64');
      const signature = payload.subarray(4);
      expect(note(text, [{ name, keyId: Number.parseInt(id, 16), signature }])).toBe(wanted);
      const spki = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), raw.subarray(1)]);
      const publicKey = createPublicKey({ key: spki, format: 'der', type: 'spki' });
      expect(verify(null, Buffer.from(text), publicKey, signature)).toBe(true);
    }
  });

  test('paths to accept', () => {
    for (const row of kat.path_encoding.ok) {
      const path = row.at(-1) as string;
      const width = Number(row.at(-2)) || undefined;
      if (typeof row[0] === 'string') {
        // JSON's numbers lose the last digits of 999999999999999999.
        const index = path.includes('x999') ? 999_999_999_999_999_999n : BigInt(row[1]);
        const level = Number(row[0].slice(1));
        expect(tilePath(level, index, row.length === 4 ? width : undefined)).toBe(path);
        expect(locate(path)).toEqual({ kind: 'tile', path });
      } else {
        // The first number counts entries; a partial bundle has a width.
        expect(locate(path)).toEqual({ kind: 'entries', path });
        const index = path.startsWith('tile/entries/x') ? BigInt(row[0]) : BigInt(path.slice(13, 16));
        expect(parts.bundlePath(index, width)).toBe(path);
      }
    }
  });

  test('paths to refuse', () => {
    expect(kat.path_encoding.rejected.length).toBeGreaterThan(0);
    for (const [level, index] of kat.path_encoding.rejected) {
      expect(locate(`tile/${level}/${index}`), `${level} ${index}`).toBeUndefined();
    }
  });
});
