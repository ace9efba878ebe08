import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { hidesSecret } from './coded-secrets.ts';

const SECRETS = ['c4f3a9e01b7d4f5e', 'k3y'];
const CODERS: Readonly<Record<string, (bytes: Uint8Array) => Uint8Array>> = {
  gzip: gzipSync,
  deflate: deflateSync,
  br: brotliCompressSync,
  zstd: zstdCompressSync,
};
const echo = (secret: string) =>
  Buffer.from(JSON.stringify({ error: `no such key: ${secret}`, more: 'words '.repeat(50) }));

test.each(Object.entries(CODERS))('a secret behind %s is found, also where the body is cut', (coding, code) => {
  for (const secret of SECRETS) {
    const body = code(echo(secret));
    expect(hidesSecret(body, [coding], SECRETS)).toBe(true);
    expect(hidesSecret(body.subarray(0, body.length - 4), [coding], SECRETS)).toBe(true);
  }
  expect(hidesSecret(code(echo('other')), [coding], SECRETS)).toBe(false);
});

test('raw deflate, codings on top of each other, and gzip that no header names', () => {
  expect(hidesSecret(deflateRawSync(echo('k3y')), ['deflate'], SECRETS)).toBe(true);
  expect(hidesSecret(brotliCompressSync(gzipSync(echo('k3y'))), ['gzip', 'br'], SECRETS)).toBe(true);
  expect(hidesSecret(gzipSync(echo('k3y')), [], SECRETS)).toBe(true);
  expect(hidesSecret(deflateSync(echo('k3y')), [], SECRETS)).toBe(true);
});

test('other bytes hide nothing, and a bomb is not shown', () => {
  for (const bytes of [Buffer.alloc(0), Buffer.from('text'), Buffer.from([0x1f, 0x8b, 0xff])])
    for (const codings of [[], ['gzip'], ['br'], ['unknown']]) expect(hidesSecret(bytes, codings, SECRETS)).toBe(false);
  expect(hidesSecret(gzipSync(Buffer.alloc(5_000_000)), ['gzip'], SECRETS)).toBe(true);
  expect(hidesSecret(gzipSync(echo('k3y')), ['gzip'], [])).toBe(false);
});
