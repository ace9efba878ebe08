import { X509Certificate } from 'node:crypto';
import { expect, test } from 'vitest';
import { sha256 } from '../../tree/hash.ts';
import { newChains } from './chains.ts';

const chains = newChains();
const [root, ...intermediates] = chains.issuers.map((der) => new X509Certificate(der));

test('the authorities are one root and two that it has certified', () => {
  expect(root!.verify(root!.publicKey)).toBe(true);
  expect(intermediates.map((one) => [one.ca, one.checkIssued(root!), one.verify(root!.publicKey)])).toEqual([
    [true, true, true],
    [true, true, true],
  ]);
});

test('a certificate is issued by the authority that its chain names first', () => {
  for (const index of [0, 2, 3, 5]) {
    const { signed, precertificate, fingerprints } = chains.submission(index, 5n);
    const certificate = new X509Certificate(signed);
    const issuer = intermediates.find(({ raw }) => Buffer.from(fingerprints[0]!).equals(sha256(raw)))!;
    expect(precertificate).toBeUndefined();
    expect(certificate.verify(issuer.publicKey)).toBe(true);
    expect(certificate.checkHost(`host-${index}.example`)).toBe(`host-${index}.example`);
    expect(Buffer.from(fingerprints[1]!).equals(sha256(root!.raw))).toBe(true);
  }
});

test('a precertificate has the poison, and its entry has not', () => {
  const { signed, precertificate } = chains.submission(4, 5n);
  const { whole, issuerKeyHash } = precertificate!;
  const issuer = intermediates.find((one) => new X509Certificate(whole).verify(one.publicKey))!;
  expect(Buffer.from(issuerKeyHash).equals(sha256(issuer.publicKey.export({ format: 'der', type: 'spki' })))).toBe(
    true,
  );
  const poison = Buffer.from('0a2b06010401d679020403', 'hex');
  expect(Buffer.from(whole).includes(poison)).toBe(true);
  expect(Buffer.from(signed).includes(poison)).toBe(false);
});
