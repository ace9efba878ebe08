import { createPublicKey, generateKeyPairSync, hash, type KeyObject, sign } from 'node:crypto';
import { p256, p384, p521 } from '@noble/curves/nist.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALGORITHMS, type CurveName } from './algorithms.ts';
import { bytesOf, integerOf } from './integer.ts';
import { SPKI_HEAD } from './spki.ts';
import { verifyEcdsa } from './verify-ecdsa.ts';

const NOBLE = { 'P-256': p256, 'P-384': p384, 'P-521': p521 };

/** A DER INTEGER, of any size. */
function integer(n: bigint): Buffer {
  const bytes = bytesOf(n, (n.toString(16).length + 1) >> 1);
  const content = bytes[0]! < 0x80 ? bytes : Buffer.concat([Buffer.of(0), bytes]);
  return Buffer.concat([Buffer.of(0x02, content.length), content]);
}

function der(r: bigint, s: bigint): Buffer {
  const pair = Buffer.concat([integer(r), integer(s)]);
  return Buffer.concat([Buffer.of(0x30, ...(pair.length < 0x80 ? [] : [0x81]), pair.length), pair]);
}

/**
 * The tests of `verifyEcdsa` on each curve, beside noble: the standard cases, and those in which points or numbers
 * coincide. `numRuns`: how many generated signatures a test has, since noble takes milliseconds for each.
 */
export function testVerifyEcdsa(numRuns: number): void {
  describe.each(ALGORITHMS.filter(({ family }) => family === 'ecdsa'))('$curve', (algorithm) => {
    const curve = algorithm.curve as CurveName;
    const noble = NOBLE[curve];
    const { Fn, BASE } = noble.Point;
    const n = Fn.ORDER;

    let last: { readonly d: bigint; readonly point: Uint8Array; readonly key: KeyObject } | undefined;
    /** The point of a private key, which is not 0, and the key. One signature often has several verdicts. */
    const publicOf = (d: bigint): { point: Uint8Array; key: KeyObject } => {
      if (last?.d === d) return last;
      const point = BASE.multiply(d).toBytes(false);
      const spki = Buffer.concat([SPKI_HEAD[curve], point.subarray(1)]);
      last = { d, point, key: createPublicKey({ key: spki, format: 'der', type: 'spki' }) };
      return last;
    };
    /** x(kG) mod n. */
    const rOf = (k: bigint) => Fn.create(BASE.multiply(k).toAffine().x);
    const digestOf = (z: bigint) => bytesOf(z, algorithm.digestLength);
    /** The verdict of both implementations on a signature: they have to agree. */
    const verdict = (d: bigint, digest: Uint8Array, r: bigint, s: bigint): boolean => {
      const { point, key } = publicOf(d);
      const ours = verifyEcdsa(curve, key, digest, der(r, s));
      const options = { prehash: false, lowS: false, format: 'der' } as const;
      expect(ours).toBe(r < n && s < n ? noble.verify(der(r, s), digest, point, options) : false);
      return ours;
    };

    const scalar = fc.bigInt({ min: 1n, max: n - 1n });
    // As many bits as a digest has, and below n: the corner cases choose the value themselves.
    const chosen = fc.bigInt({ min: 1n, max: curve === 'P-521' ? (1n << 512n) - 1n : n - 1n });
    const digests = fc.uint8Array({ minLength: algorithm.digestLength, maxLength: algorithm.digestLength });
    const runs = { numRuns };

    test('verifies signatures of node:crypto', () => {
      const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: curve });
      fc.assert(
        fc.property(fc.uint8Array(), (message) => {
          const signature = sign(algorithm.hash, message, privateKey);
          expect(verifyEcdsa(curve, publicKey, hash(algorithm.hash, message, 'buffer'), signature)).toBe(true);
        }),
        runs,
      );
    });

    test('refuses the two numbers without DER', () => {
      const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: curve });
      const signature = sign(algorithm.hash, Buffer.from('a'), { key: privateKey, dsaEncoding: 'ieee-p1363' });
      expect(verifyEcdsa(curve, publicKey, hash(algorithm.hash, 'a', 'buffer'), signature)).toBe(false);
    });

    test('agrees with noble on right and altered signatures', () => {
      const bit = fc.nat();
      const flip = (bytes: Uint8Array, at: number) => {
        const other = Buffer.from(bytes);
        other[(at >> 3) % other.length]! ^= 1 << (at & 7);
        return other;
      };
      fc.assert(
        fc.property(scalar, scalar, digests, bit, (d, other, digest, at) => {
          const signature = noble.sign(digest, Fn.toBytes(d), { prehash: false, lowS: false });
          const { r, s } = noble.Signature.fromBytes(signature);
          const turned = 1n << BigInt(at % (Fn.BITS - 1));
          expect(verdict(d, digest, r, s)).toBe(true);
          expect(verdict(d, digest, r, n - s)).toBe(true);
          expect(verdict(d, flip(digest, at), r, s)).toBe(false);
          expect(verdict(d, digest, r ^ turned, s)).toBe(false);
          expect(verdict(d, digest, r, s ^ turned)).toBe(false);
          expect(verdict(d, digest, s, r)).toBe(r === s);
          fc.pre(other !== d);
          expect(verdict(other, digest, r, s)).toBe(false);
        }),
        { numRuns: Math.ceil(numRuns / 2) },
      );
    });

    test('refuses a signature of the opposite digest, or of the opposite key', () => {
      fc.assert(
        fc.property(scalar, scalar, chosen, (d, k, z) => {
          const r = rOf(k);
          const s = Fn.div(Fn.create(z + r * d), k);
          fc.pre(s !== 0n);
          expect(verdict(d, digestOf(z), r, s)).toBe(true);
          expect(verdict(n - d, digestOf(z), r, s)).toBe(false);
          if (curve !== 'P-521') expect(verdict(d, digestOf(n - z), r, s)).toBe(false);
        }),
        runs,
      );
    });

    test('where Q and (z/r)G are the same point', () => {
      fc.assert(
        fc.property(scalar, chosen, (k, z) => {
          const r = rOf(k);
          const d = Fn.div(z, r);
          const s = Fn.div(Fn.create(2n * z), k);
          expect(verdict(d, digestOf(z), r, s)).toBe(true);
          expect(verdict(d, digestOf(z), r, Fn.create(2n * s))).toBe(false);
        }),
        runs,
      );
    });

    test('where Q and (z/r)G are opposite, so that R is the point at infinity: nothing verifies', () => {
      fc.assert(
        fc.property(scalar, chosen, scalar, (d, z, s) => {
          const r = Fn.neg(Fn.div(z, d));
          expect(verdict(d, digestOf(z), r, s)).toBe(false);
        }),
        runs,
      );
    });

    test('where the digest is 0 modulo n', () => {
      const zeros = [0n, ...(curve === 'P-521' ? [] : [n])];
      fc.assert(
        fc.property(scalar, scalar, fc.constantFrom(...zeros), (d, k, z) => {
          const r = rOf(k);
          const s = Fn.div(Fn.mul(r, d), k);
          expect(verdict(d, digestOf(z), r, s)).toBe(true);
          expect(verdict(d, digestOf(z + 1n), r, s)).toBe(false);
        }),
        runs,
      );
    });

    test('where Q is G, or its opposite', () => {
      for (const d of [1n, n - 1n]) {
        const digest = hash(algorithm.hash, String(d), 'buffer');
        const { r, s } = noble.Signature.fromBytes(noble.sign(digest, Fn.toBytes(d), { prehash: false }));
        expect(verdict(d, digest, r, s)).toBe(true);
      }
    });

    test('where R is Q, or its opposite', () => {
      fc.assert(
        fc.property(scalar, chosen, (d, z) => {
          const r = rOf(d);
          const s = Fn.div(Fn.create(z + r * d), d);
          fc.pre(s !== 0n);
          expect(verdict(d, digestOf(z), r, s)).toBe(true);
          expect(verdict(n - d, digestOf(z), r, s)).toBe(false);
        }),
        runs,
      );
    });

    test('the highest digest', () => {
      const digest = Buffer.alloc(algorithm.digestLength, 0xff);
      const d = 7n;
      const { r, s } = noble.Signature.fromBytes(noble.sign(digest, Fn.toBytes(d), { prehash: false }));
      expect(verdict(d, digest, r, s)).toBe(true);
      expect(verdict(d, Buffer.alloc(algorithm.digestLength, 0), r, s)).toBe(false);
    });

    test('both numbers lie in [1, n - 1]', () => {
      const d = 12_345n;
      const digest = hash(algorithm.hash, 'range', 'buffer');
      const { r, s } = noble.Signature.fromBytes(noble.sign(digest, Fn.toBytes(d), { prehash: false }));
      const { key } = publicOf(d);
      const says = (r: bigint, s: bigint) => verifyEcdsa(curve, key, digest, der(r, s));
      expect(says(r, s)).toBe(true);
      for (const far of [r + n, 0n, n, n + 1n, 2n * n]) expect(says(far, s), `r = ${far}`).toBe(false);
      for (const far of [s + n, 0n, n, n + 1n, 2n * n]) expect(says(r, far), `s = ${far}`).toBe(false);
    });

    test('a digest that is longer than the order counts by its leftmost bits', () => {
      const d = 54_321n;
      const digest = Buffer.concat([hash('sha512', 'long', 'buffer'), hash('sha512', 'longer', 'buffer')]);
      const { r, s } = noble.Signature.fromBytes(noble.sign(digest, Fn.toBytes(d), { prehash: false }));
      expect(integerOf(digest) >> BigInt(8 * digest.length - Fn.BITS) > 0n).toBe(true);
      expect(verdict(d, digest, r, s)).toBe(true);
      digest[digest.length - 1]! ^= 1;
      expect(verdict(d, digest, r, s)).toBe(true);
      digest[0]! ^= 1;
      expect(verdict(d, digest, r, s)).toBe(false);
    });
  });
}
