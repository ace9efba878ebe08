import { X509Certificate } from 'node:crypto';
import { describe, expect, it, test } from 'vitest';
import { CERTIFICATES } from './certificates.ts';
import { PUBLISHED_PRIVATE_KEYS } from './test-key-data.ts';
import { expiredCertificate, type TestKeyName, testCertificate, testKey } from './test-keys.ts';

const names = Object.keys(PUBLISHED_PRIVATE_KEYS) as TestKeyName[];
const certified = Object.keys(CERTIFICATES) as (keyof typeof CERTIFICATES)[];

describe('testKey', () => {
  test.each([
    ['p-256', 'ec', { namedCurve: 'prime256v1' }],
    ['other-p-256', 'ec', { namedCurve: 'prime256v1' }],
    ['p-384', 'ec', { namedCurve: 'secp384r1' }],
    ['p-521', 'ec', { namedCurve: 'secp521r1' }],
    ['p-224', 'ec', { namedCurve: 'secp224r1' }],
    ['secp256k1', 'ec', { namedCurve: 'secp256k1' }],
    ['ed25519', 'ed25519', {}],
    ['rsa-1024', 'rsa', { modulusLength: 1024 }],
    ['rsa-2048', 'rsa', { modulusLength: 2048 }],
    ['rsa-3072', 'rsa', { modulusLength: 3072 }],
    ['rsa-4096', 'rsa', { modulusLength: 4096 }],
    ['rsa-pss-2048', 'rsa-pss', { modulusLength: 2048 }],
  ] as const)('%s is what its name says', (name, type, details) => {
    const { privateKey } = testKey(name);
    expect(privateKey.asymmetricKeyType).toBe(type);
    expect(privateKey.asymmetricKeyDetails).toMatchObject(details);
  });
  it('has no two keys that are one', () => {
    expect(new Set(names.map((name) => testKey(name).spki.toString())).size).toBe(names.length);
  });
  it('reads a key once', () => expect(testKey('p-384')).toBe(testKey('p-384')));
});

describe('testCertificate', () => {
  test.each(certified)('%s is signed by its key, holds it, and lasts', (name) => {
    const certificate = new X509Certificate(testCertificate(name));
    const der = certificate.publicKey.export({ format: 'der', type: 'spki' });
    expect(new Uint8Array(der)).toEqual(testKey(name).spki);
    expect(certificate.verify(certificate.publicKey)).toBe(true);
    expect(certificate.subject).toBe('CN=Touchstone test key');
    expect(certificate.validFromDate.toISOString()).toBe('2026-01-01T00:00:00.000Z');
    expect(certificate.validToDate.toISOString()).toBe('2125-12-31T23:59:59.000Z');
  });
});

describe('expiredCertificate', () => {
  it('is of the key p-256, and expired', () => {
    const certificate = new X509Certificate(expiredCertificate());
    const der = certificate.publicKey.export({ format: 'der', type: 'spki' });
    expect(new Uint8Array(der)).toEqual(testKey('p-256').spki);
    expect(certificate.verify(certificate.publicKey)).toBe(true);
    expect(certificate.validToDate.toISOString()).toBe('2021-01-01T00:00:00.000Z');
  });
});
