import { createECDH, createPrivateKey, createPublicKey, diffieHellman } from 'node:crypto';
import type { WeierstrassPoint, WeierstrassPointCons } from '@noble/curves/abstract/weierstrass.js';
import { p256, p384, p521 } from '@noble/curves/nist.js';
import type { CurveName } from './algorithms.ts';
import { bytesOf, integerOf } from './integer.ts';
import { COORDINATE_BYTES, SPKI_HEAD } from './spki.ts';

type Point = WeierstrassPoint<bigint>;

/** A curve with fast multiplication of points. Factors lie in [1, n - 1]. */
export interface Curve {
  readonly Point: WeierstrassPointCons<bigint>;
  /** `factor` · G. */
  baseMultiple(factor: bigint): Point;
  /** The x-coordinate of `factor` · `point`, where `point` is not the point at infinity. */
  multipleX(factor: bigint, point: Point): bigint;
}

/**
 * P-256 by node:crypto's ECDH: OpenSSL has tables for multiples of this G, so that setting a private key, which
 * computes the public key, costs next to nothing.
 */
function p256Curve(): Curve {
  const { Point } = p256;
  const ecdh = createECDH('prime256v1');
  return {
    Point,
    baseMultiple: (factor) => {
      ecdh.setPrivateKey(bytesOf(factor, 32));
      const bytes = ecdh.getPublicKey();
      return Point.fromAffine({ x: integerOf(bytes.subarray(1, 33)), y: integerOf(bytes.subarray(33)) });
    },
    multipleX: (factor, point) => {
      ecdh.setPrivateKey(bytesOf(factor, 32));
      return integerOf(ecdh.computeSecret(Buffer.concat([Buffer.of(0x04), coordinates(point, 32)])));
    },
  };
}

/** The names of curves in DER (RFC 5480, section 2.1.1.1). */
const OIDS = { 'P-384': Buffer.from('06052b81040022', 'hex'), 'P-521': Buffer.from('06052b81040023', 'hex') };

/**
 * The other curves: OpenSSL has no such tables for them, and the ECDH class would compute and check a public key each
 * time. An ECPrivateKey (RFC 5915, section 3) with a public key is accepted unchecked, and Diffie-Hellman never uses
 * that public key, so every key here has G in its place. Multiples of G are faster by noble's tables.
 */
function otherCurve({ Point }: { readonly Point: WeierstrassPointCons<bigint> }, name: keyof typeof OIDS): Curve {
  const length = COORDINATE_BYTES[name];
  const head = SPKI_HEAD[name];
  const publicKey = tagged(0x03, Buffer.concat([Buffer.of(0x00, 0x04), coordinates(Point.BASE, length)]));
  const version = Buffer.of(0x02, 0x01, 0x01, 0x04, length);
  const after = Buffer.concat([tagged(0xa0, OIDS[name]), tagged(0xa1, publicKey)]);
  return {
    Point,
    baseMultiple: (factor) => Point.BASE.multiplyUnsafe(factor),
    multipleX: (factor, point) => {
      const sec1 = tagged(0x30, Buffer.concat([version, bytesOf(factor, length), after]));
      const spki = Buffer.concat([head, coordinates(point, length)]);
      const privateKey = createPrivateKey({ key: sec1, format: 'der', type: 'sec1' });
      return integerOf(
        diffieHellman({ privateKey, publicKey: createPublicKey({ key: spki, format: 'der', type: 'spki' }) }),
      );
    },
  };
}

/** Both coordinates, one after the other. OpenSSL has checked that they are on the curve; noble would check again. */
function coordinates(point: Point, length: number): Buffer {
  const { x, y } = point.toAffine();
  return Buffer.concat([bytesOf(x, length), bytesOf(y, length)]);
}

/** A DER element of less than 256 bytes. */
function tagged(tag: number, content: Uint8Array): Buffer {
  const length = content.length < 0x80 ? [content.length] : [0x81, content.length];
  return Buffer.concat([Buffer.of(tag, ...length), content]);
}

/** The curves by name. */
export const CURVES: Readonly<Record<CurveName, Curve>> = {
  'P-256': p256Curve(),
  'P-384': otherCurve(p384, 'P-384'),
  'P-521': otherCurve(p521, 'P-521'),
};
