/** RSA keys with exponents that no RSA key has (RFC 8017, section 3.1), and signatures that verify with them. */

import { createPublicKey } from 'node:crypto';
import type { NewEntry } from '../../oracle/entry/log-entry.ts';
import type { EntryMaker } from '../entry/entry-maker.ts';
import { digestOf } from '../entry/entry-signing.ts';
import { power, rsaNumber, rsaNumberBytes } from '../key/rsa-arithmetic.ts';
import { digestInfo, rsaBlock, SHA256_OID_END } from '../key/rsa-block.ts';
import { testKey } from '../key/test-keys.ts';

/** An entry that is wrong in its key alone, and how. */
export interface UnsoundKey {
  readonly what: string;
  readonly entry: NewEntry;
}

const LENGTH = 256;
const EVEN = 4n;

/** The numbers of the test key `rsa-2048`. Both of its primes are 3 modulo 4. */
function numbers() {
  const { n = '', p = '', q = '', qi = '' } = testKey('rsa-2048').privateKey.export({ format: 'jwk' });
  return { n, p: rsaNumber(p), q: rsaNumber(q), qi: rsaNumber(qi) };
}

/** A root of four modulo a prime that is 3 modulo 4: the squares are a group of odd order. `undefined`: no square. */
function fourthRoot(of: bigint, prime: bigint): bigint | undefined {
  const order = (prime - 1n) / 2n;
  const inverse = order % EVEN === 3n ? (order + 1n) / EVEN : (3n * order + 1n) / EVEN;
  const root = power(of, inverse, prime);
  return power(root, EVEN, prime) === of % prime ? root : undefined;
}

/** The square root modulo both primes of the key. Every fourth number has one. */
function rootOf(number: bigint): bigint | undefined {
  const { p, q, qi } = numbers();
  const byP = fourthRoot(number, p);
  const byQ = byP === undefined ? undefined : fourthRoot(number, q);
  if (byP === undefined || byQ === undefined) return undefined;
  // The Chinese remainder theorem, as in RFC 8017, section 5.1.2.
  return byQ + q * (((((byP - byQ) * qi) % p) + p) % p);
}

function entryOf(digest: Uint8Array, signature: Uint8Array, exponent: bigint): NewEntry {
  const e = Buffer.of(Number(exponent)).toString('base64url');
  const key = createPublicKey({ key: { kty: 'RSA', n: numbers().n, e }, format: 'jwk' });
  const rawBytes = new Uint8Array(key.export({ format: 'der', type: 'spki' }));
  const verifier = { kind: 'publicKey', rawBytes } as const;
  return { digest, signature, verifier, keyDetails: 'PKIX_RSA_PKCS1V15_2048_SHA256' };
}

/** Entries of a name with such keys. */
export function unsoundRsaKeys(maker: EntryMaker, name: string): readonly UnsoundKey[] {
  const digest = digestOf(maker.message(name), 'SHA2_256');
  const ofExponentOne = { what: 'an RSA key of exponent 1, with the block for a signature' };
  const four = { what: `an RSA key of exponent ${EVEN}` };
  for (let nth = 0; ; nth++) {
    const squareDigest = digestOf(maker.message(`${name}: number ${nth} of a square`), 'SHA2_256');
    const bytes = Buffer.from(rsaBlock(digestInfo(SHA256_OID_END, squareDigest)));
    const root = rootOf(BigInt(`0x${bytes.toString('hex')}`));
    if (root === undefined) continue;
    return [
      { ...ofExponentOne, entry: entryOf(digest, rsaBlock(digestInfo(SHA256_OID_END, digest)), 1n) },
      { ...four, entry: entryOf(squareDigest, rsaNumberBytes(root, LENGTH), EVEN) },
    ];
  }
}
