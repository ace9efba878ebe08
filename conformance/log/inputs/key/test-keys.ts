import { Buffer } from 'node:buffer';
import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { CERTIFICATES, EXPIRED_P256_CERTIFICATE } from './certificates.ts';
import { PUBLISHED_PRIVATE_KEYS } from './test-key-data.ts';

/** `other-p-256` is a second key of an allowed type; the keys from `rsa-1024` on have types that are not allowed. */
export type TestKeyName = keyof typeof PUBLISHED_PRIVATE_KEYS;

/** A published key, which nobody may trust. */
export interface TestKey {
  readonly privateKey: KeyObject;
  /** SubjectPublicKeyInfo, DER. */
  readonly spki: Uint8Array;
}

/** Parsed keys. The names are a closed list of constants, so that runs may share the cache. */
const parsed = new Map<TestKeyName, TestKey>();

/** A test key, parsed at its first use. */
export function testKey(name: TestKeyName): TestKey {
  const known = parsed.get(name);
  if (known !== undefined) return known;
  const der = Buffer.from(PUBLISHED_PRIVATE_KEYS[name], 'base64');
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const spki = new Uint8Array(createPublicKey(privateKey).export({ format: 'der', type: 'spki' }));
  const key = { privateKey, spki };
  parsed.set(name, key);
  return key;
}

/** The self-signed certificate of a key of an allowed type, DER. */
export function testCertificate(name: keyof typeof CERTIFICATES): Uint8Array {
  return new Uint8Array(Buffer.from(CERTIFICATES[name], 'base64'));
}

/** A certificate of the key `p-256` that has expired, DER. */
export function expiredCertificate(): Uint8Array {
  return new Uint8Array(Buffer.from(EXPIRED_P256_CERTIFICATE, 'base64'));
}
