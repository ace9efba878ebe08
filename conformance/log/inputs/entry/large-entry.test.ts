import { X509Certificate } from 'node:crypto';
import { expect, it } from 'vitest';
import { canonicalBody } from '../../oracle/entry/hashedrekord.ts';
import { testKey } from '../key/test-keys.ts';
import { entryMaker } from './entry-maker.ts';
import { entryOfLength, largeCertificate, largeEntry } from './large-entry.ts';

const sound = entryMaker({ runId: 'one' }).make('a');

it.each([0, 100, 50_000, 3_000_000])('is a certificate of its key, signed by it, with %i bytes more', (bytes) => {
  const certificate = new X509Certificate(largeCertificate(bytes));
  const spki = certificate.publicKey.export({ format: 'der', type: 'spki' });
  expect(new Uint8Array(spki)).toEqual(testKey('p-256').spki);
  expect(certificate.verify(certificate.publicKey)).toBe(true);
  expect(certificate.raw.length).toBeGreaterThan(bytes + 400);
  expect(certificate.raw.length).toBeLessThan(bytes + 500);
});

it.each([65_536, 100_000, 4_194_305])('has a leaf of at least %i bytes, and few more', (bytes) => {
  const { length } = canonicalBody(largeEntry(sound, bytes));
  expect(length).toBeGreaterThanOrEqual(bytes);
  expect(length).toBeLessThan(bytes + 100);
});

it.each([2003, 40_003, 65_535])('has a leaf of exactly %i bytes, and a sound certificate', (bytes) => {
  // A signature is now shorter and now longer.
  for (let time = 0; time < 20; time++) {
    const entry = entryOfLength(sound, bytes);
    expect(canonicalBody(entry)).toHaveLength(bytes);
    const certificate = new X509Certificate(entry.verifier.rawBytes);
    expect(certificate.verify(certificate.publicKey)).toBe(true);
  }
});

it.each([500, 40_000, 65_534])('cannot have a leaf of %i bytes', (bytes) => {
  expect(() => entryOfLength(sound, bytes)).toThrow(RangeError);
});
