import { describe, expect, it, test } from 'vitest';
import { canonicalBody } from '../../oracle/entry/hashedrekord.ts';
import { ALGORITHMS } from '../../oracle/entry/key-details.ts';
import { entryMaker } from './entry-maker.ts';
import { refusal } from './verifying.test-tool.ts';

const maker = entryMaker({ runId: 'one' });
const KINDS = ['publicKey', 'x509Certificate'] as const;

describe('make', () => {
  test.each(ALGORITHMS.flatMap((name) => KINDS.map((kind) => [name, kind] as const)))('%s, %s', (name, kind) => {
    const entry = maker.make('a', name, kind);
    expect(entry).toMatchObject({ keyDetails: name, verifier: { kind } });
    expect(refusal(entry, maker.message('a'))).toBeUndefined();
    expect(refusal(entry, maker.message('b'))).toBe('digest');
  });

  it('makes a P-256 entry with a public key by default', () => {
    expect(maker.make('b')).toBe(maker.make('b', 'PKIX_ECDSA_P256_SHA_256', 'publicKey'));
  });

  it('makes the entry of a name once', () => {
    expect(maker.make('c')).toBe(maker.make('c'));
    expect(maker.make('c').digest).not.toEqual(maker.make('d').digest);
    expect(maker.make('c', 'PKIX_ECDSA_P256_SHA_256', 'x509Certificate')).not.toBe(maker.make('c'));
  });

  it('gives no two runs one digest', () => {
    const otherMaker = entryMaker({ runId: 'two' });
    for (const name of ALGORITHMS) expect(otherMaker.make('a', name).digest).not.toEqual(maker.make('a', name).digest);
    expect(entryMaker({ runId: 'a b' }).message('c')).not.toEqual(entryMaker({ runId: 'a' }).message('b c'));
  });
});

describe('again', () => {
  test.each(['PKIX_ECDSA_P256_SHA_256', 'PKIX_ECDSA_P384_SHA_384', 'PKIX_ECDSA_P521_SHA_512'] as const)(
    'signs the same digest again: %s',
    (name) => {
      const entries = [maker.make('a', name), maker.resigned('a', name), maker.resigned('a', name)];
      expect(entries.map((entry) => refusal(entry, maker.message('a')))).toEqual([undefined, undefined, undefined]);
      expect(new Set(entries.map(({ digest }) => digest.toString())).size).toBe(1);
      expect(new Set(entries.map((entry) => canonicalBody(entry).toString())).size).toBe(3);
    },
  );

  it('signs with P-256 by default', () => {
    expect(maker.resigned('a')).toMatchObject({
      keyDetails: 'PKIX_ECDSA_P256_SHA_256',
      verifier: { kind: 'publicKey' },
    });
  });
});

describe('expired', () => {
  it('verifies, with another certificate', () => {
    const entry = maker.expired('a');
    expect(refusal(entry, maker.message('a'))).toBeUndefined();
    const usual = maker.make('a', 'PKIX_ECDSA_P256_SHA_256', 'x509Certificate');
    expect(entry.verifier.rawBytes).not.toEqual(usual.verifier.rawBytes);
    expect(maker.expired('a')).toBe(entry);
  });
});
