import { X509Certificate } from 'node:crypto';
import { expect, test } from 'vitest';
import { certificateOf } from './certificate-of.ts';
import { testCertificate, testKey } from './test-keys.ts';

test.each(['other-p-256', 'rsa-1024', 'p-224', 'p-384'] as const)('holds the key %s and is issued by p-256', (name) => {
  const { spki } = testKey(name);
  const certificate = new X509Certificate(certificateOf(spki));
  expect(new Uint8Array(certificate.publicKey.export({ format: 'der', type: 'spki' }))).toEqual(spki);
  const issuer = new X509Certificate(testCertificate('p-256'));
  expect(certificate.verify(issuer.publicKey)).toBe(true);
  expect(certificate.issuer).toBe(issuer.subject);
});
