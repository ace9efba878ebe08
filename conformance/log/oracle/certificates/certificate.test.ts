import { hash, X509Certificate } from 'node:crypto';
import { describe, expect, it, test } from 'vitest';
import { newChains } from '../../../../src/reference/log/certificates/made/chains.ts';
import { CERTIFICATES } from '../../inputs/key/certificates.ts';
import {
  entryCertificateDefect,
  isCertificate,
  keyOfCertificate,
  signsPrecertificates,
  withoutPoison,
} from './certificate.ts';
import { writeDer } from './der.ts';
import { precertificateDefect } from './precertificate.ts';

const der = (text: string) => Uint8Array.from(Buffer.from(text, 'base64'));
const chains = newChains();
const { signed: tbs, precertificate } = chains.submission(4, 0n);
const { whole, issuerKeyHash } = precertificate!;
const intermediate = chains.issuers[1]!;

describe('certificates that OpenSSL made', () => {
  it.each(Object.entries(CERTIFICATES))('%s: the key is the one that OpenSSL reads', (_name, text) => {
    expect(isCertificate(der(text))).toBe(true);
    const key = new X509Certificate(der(text)).publicKey.export({ format: 'der', type: 'spki' });
    expect(Buffer.from(keyOfCertificate(der(text))!)).toEqual(key);
    expect(withoutPoison(der(text))).toBeUndefined();
    expect(signsPrecertificates(der(text))).toBe(false);
  });
});

test('bytes that are not exactly one certificate', () => {
  const one = der(CERTIFICATES['p-256']);
  for (const bytes of [new Uint8Array(), one.slice(0, -1), Uint8Array.from([...one, 0]), one.with(0, 0x31), tbs])
    expect(isCertificate(bytes)).toBe(false);
});

test('a precertificate without its poison is the TBSCertificate that its issuer will sign', () => {
  expect(Buffer.from(withoutPoison(whole)!)).toEqual(Buffer.from(tbs));
  expect(new X509Certificate(whole).raw.length).toBe(whole.length);
});

test('a field in which the poison was alone goes with it', () => {
  const sequence = (...parts: Uint8Array[]) => writeDer(0x30, ...parts);
  const poison = sequence(Uint8Array.from(Buffer.from('060a2b06010401d6790204030101ff04020500', 'hex')));
  const alone = sequence(
    sequence(writeDer(2, Uint8Array.of(1)), writeDer(0xa3, sequence(poison))),
    sequence(),
    writeDer(3),
  );
  expect(withoutPoison(alone)).toEqual(sequence(writeDer(2, Uint8Array.of(1))));
});

describe('entryCertificateDefect', () => {
  const certificate = der(CERTIFICATES['p-256']);
  const ofPrecertificate = (bytes: Uint8Array) => ({ signed: tbs, precertificate: { issuerKeyHash, whole: bytes } });
  it.each([
    [undefined, { signed: certificate }],
    ['certificate', { signed: tbs }],
    [undefined, ofPrecertificate(whole)],
    ['precertificate', ofPrecertificate(tbs)],
    ['poison', ofPrecertificate(certificate)],
  ])('%s', (reason, entry) => expect(entryCertificateDefect(entry, 'entry 4')?.reason).toBe(reason));
});

describe('precertificateDefect', () => {
  const entry = {
    at: 'entry 4',
    fingerprints: ['first', 'second'],
    precertificate: { issuerKeyHash, isSame: true, wholeHash: '' },
  };
  const issuers = (first?: Uint8Array, second?: Uint8Array) => (name: string) => (name === 'first' ? first : second);
  const root = chains.issuers[0]!;
  /** Its extended key usage is 1.3.6.1.4.1.11129.2.4.4 alone. */
  const delegated = (() => {
    const usage = Buffer.from('300f0603551d250408060a2b06010401d679020404', 'hex');
    usage[1] = usage.length - 2;
    const sequence = (...parts: Uint8Array[]) => writeDer(0x30, ...parts);
    return sequence(sequence(writeDer(2, Uint8Array.of(1)), writeDer(0xa3, sequence(usage))), sequence(), writeDer(3));
  })();

  test('the key is that of the issuer', () => {
    const right = chains.issuers.find(
      (one) => hash('sha256', keyOfCertificate(one)!, 'hex') === Buffer.from(issuerKeyHash).toString('hex'),
    )!;
    expect(right).toBe(intermediate);
    expect(precertificateDefect(entry, issuers(right))).toBeUndefined();
    expect(precertificateDefect(entry, issuers(root))?.reason).toBe('issuer-key');
    // Where the issuer was not read, nothing is known.
    expect(precertificateDefect(entry, issuers())).toBeUndefined();
  });

  test('the key is that of the next issuer where a certificate for precertificates signed', () => {
    const other = { ...entry, precertificate: { ...entry.precertificate, isSame: false } };
    expect(precertificateDefect(other, issuers(delegated, intermediate))).toBeUndefined();
    expect(precertificateDefect(other, issuers(delegated, root))?.reason).toBe('issuer-key');
    expect(precertificateDefect(other, issuers(intermediate, root))?.reason).toBe('tbs');
  });
});
