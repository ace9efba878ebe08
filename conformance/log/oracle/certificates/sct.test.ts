import { createPublicKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { base64 } from '../../../oracle/bytes/bytes.ts';
import { sha256 } from '../merkle/sha-256.ts';
import { leafHash } from '../merkle/tree-hash.ts';
import { keyOfCertificate, withoutPoison } from './certificate.ts';
import { readSct, type Sct, type SignedEntry, sctMessage, sctSignatureDefect } from './sct.ts';

const derOf = (name: string): Uint8Array => {
  const file = new URL(`../../../../spec/third-party/certificate-transparency-go/${name}.pem`, import.meta.url);
  return new X509Certificate(readFileSync(file)).raw;
};

/** LogPublicKeyB64 of the test data. */
const KEY_DER = Buffer.from(
  'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEmXg8sUUzwBYaWrRb+V0IopzQ6o3UyEJ04r5ZrRXGdpYM8K+hB0pXrGRLI0eeWz+3skXrS0IO83AhA3GpRL6s6w==',
  'base64',
);
const KEY = createPublicKey({ key: KEY_DER, format: 'der', type: 'spki' });

/** The SCT in TLS encoding: version, log ID, timestamp, no extensions, the `digitally-signed` struct. */
function sctOf(text: string): Sct {
  const bytes = Buffer.from(text, 'hex');
  return {
    id: bytes.subarray(1, 33),
    timestamp: bytes.readBigUInt64BE(33),
    extensions: new Uint8Array(),
    signature: bytes.subarray(43),
  };
}

const LOG_ID = 'df1c2ec11500945247a96168325ddc5c7959e8f7c6d388fc002e0bbd3f74d764';
/** TestCertProof, TestPreCertProof and the leaf hashes of the two, TestCertB64LeafHash and TestPreCertB64LeafHash. */
const KNOWN: readonly (readonly [string, SignedEntry, Sct, string])[] = [
  [
    'certificate',
    { signed: derOf('certificate') },
    sctOf(
      `00${LOG_ID}0000013ddb27ded900000403004730450220606e10ae5c2d5a1b0aed49dc4937f48de71a4e9784e9c208dfbfe9ef536cf7f2022100beb29c72d7d06d61d06bdb38a069469aa86fe12e18bb7cc45689a2c0187ef5a5`,
    ),
    'BKZLZGMbAnDW0gQWjNJNCyS2IgweWn76YW3tFlu3AuY=',
  ],
  [
    'precertificate',
    {
      signed: withoutPoison(derOf('precertificate'))!,
      issuerKeyHash: sha256(keyOfCertificate(derOf('ca'))!),
    },
    sctOf(
      `00${LOG_ID}0000013ddb27df9300000403004730450220482f6751af35dba65436be1fd6640f3dbf9a41429495924530288fa3e5e23e06022100e4edc0db3ac572b1e2f5e8ab6a680653987dcf41027dfeffa105519d89edbf08`,
    ),
    'mbk+d5FDW3oNZJCbOi828rqC3hf+qhigTWVGcXEZq1U=',
  ],
];

describe.each(KNOWN)('the SCT of a %s in the test data of certificate-transparency-go', (_what, entry, sct, hash) => {
  test('verifies, and its message is the leaf', () => {
    expect(sctSignatureDefect(sct, entry, KEY, 'here')).toBeUndefined();
    expect(base64(leafHash(sctMessage(entry, sct)))).toBe(hash);
    expect(sct.id).toEqual(Buffer.from(sha256(KEY_DER)));
  });
  test('does not verify with another time, other extensions or another certificate', () => {
    const reason = (altered: Partial<Sct>, other = entry) =>
      sctSignatureDefect({ ...sct, ...altered }, other, KEY, 'here')?.reason;
    expect(reason({ timestamp: sct.timestamp + 1n })).toBe('invalid');
    expect(reason({ extensions: Uint8Array.of(0) })).toBe('invalid');
    expect(reason({}, { ...entry, signed: entry.signed.slice(1) })).toBe('invalid');
    expect(reason({ signature: sct.signature.slice(0, -1) })).toBe('form');
    expect(reason({ signature: sct.signature.slice(4) })).toBe('form');
    // Bytes of the right length that are no DER.
    expect(reason({ signature: Uint8Array.from(sct.signature, (byte, i) => (i < 4 ? byte : 0xff)) })).toBe('invalid');
  });
});

describe('readSct', () => {
  const members = { sct_version: 0, id: base64(new Uint8Array(32)), timestamp: 7, extensions: '', signature: 'AAAA' };
  const read = (value: unknown) => readSct(Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)));

  test('reads the members, and ignores others', () => {
    expect(read({ more: [], ...members }).value).toEqual({
      id: new Uint8Array(32),
      timestamp: 7n,
      extensions: new Uint8Array(),
      signature: new Uint8Array(3),
    });
  });
  test.each([
    ['json', 'no JSON'],
    ['json', '[]'],
    ['version', { ...members, sct_version: 1 }],
    ['version', { ...members, sct_version: '0' }],
    ['id', { ...members, id: 'AAAA' }],
    ['id', { ...members, id: undefined }],
    ['timestamp', { ...members, timestamp: '7' }],
    ['timestamp', { ...members, timestamp: -1 }],
    ['timestamp', { ...members, timestamp: 7.5 }],
    ['extensions', { ...members, extensions: null }],
    ['signature', { ...members, signature: 'A' }],
  ])('%s', (reason, value) => expect(read(value).defect?.reason).toBe(reason));
});
