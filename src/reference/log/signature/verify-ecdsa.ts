import type { KeyObject } from 'node:crypto';
import type { CurveName } from './algorithms.ts';
import { CURVES } from './curves.ts';
import { readEcdsaSignature } from './ecdsa-signature.ts';
import { integerOf } from './integer.ts';
import { pointOf } from './public-key.ts';

/**
 * Whether an ECDSA signature in DER over a digest verifies (FIPS 186-5, section 6.4.2). A high s is as good as a low s,
 * since neither FIPS 186-5 nor Rekor has a rule about it. The key has to be on the curve of the algorithm.
 *
 * node:crypto verifies messages, never a digest, so that this is put together from its Diffie-Hellman. With z the
 * digest, the standard asks whether x(R) mod n = r, where R = (z/s)·G + (r/s)·Q. Let T = Q + (z/r)·G; r has an inverse
 * since it lies in [1, n - 1] and n is prime. Then
 *
 *     (r/s)·T = (r/s)·Q + (r/s)(z/r)·G = (r/s)·Q + (z/s)·G = R,
 *
 * and Diffie-Hellman gives the x-coordinate of a multiple of T. The sign is not ambiguous: T has both of its
 * coordinates, and y(R), which Diffie-Hellman drops, is not needed.
 *
 * Every case is covered. The addition is noble's, whose formulas also hold for equal and for opposite points. The
 * curves have prime order and r/s is not 0, so that R is the point at infinity exactly when T is, and then the
 * signature is invalid.
 */
export function verifyEcdsa(curve: CurveName, key: KeyObject, digest: Uint8Array, signature: Uint8Array): boolean {
  const read = readEcdsaSignature(signature);
  if (!read) return false;
  const { Point, baseMultiple, multipleX } = CURVES[curve];
  const { Fn } = Point;
  const { r, s } = read;
  if (!Fn.isValidNot0(r) || !Fn.isValidNot0(s)) return false;
  const { x, y } = pointOf(key);
  const Q = Point.fromAffine({ x, y });
  // One inversion gives both inverses: 1/r = s/(rs), 1/s = r/(rs).
  const inverse = Fn.inv(Fn.mul(r, s));
  const zByR = Fn.mul(Fn.mul(leftmost(digest, Fn.BITS), s), inverse);
  const rByS = Fn.mul(Fn.mul(r, r), inverse);
  const T = zByR === 0n ? Q : Q.add(baseMultiple(zByR));
  return !T.is0() && Fn.create(multipleX(rByS, T)) === r;
}

/** The leftmost bits of a digest, as many as the order has (FIPS 186-5, section 6.4.2). It may be above the order. */
function leftmost(digest: Uint8Array, bits: number): bigint {
  const excess = 8 * digest.length - bits;
  return excess > 0 ? integerOf(digest) >> BigInt(excess) : integerOf(digest);
}
