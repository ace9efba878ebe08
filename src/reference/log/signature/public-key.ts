import { createPublicKey, type KeyObject, X509Certificate } from 'node:crypto';
import type { Verifier } from '../entry/hashed-rekord.ts';
import type { Algorithm, CurveName } from './algorithms.ts';
import { integerOf } from './integer.ts';
import { COORDINATE_BYTES, SPKI_HEAD } from './spki.ts';

/** The names that node:crypto has for the curves. */
const CURVES: Readonly<Record<string, CurveName>> = {
  prime256v1: 'P-256',
  secp384r1: 'P-384',
  secp521r1: 'P-521',
};

const PLAIN_CURVES = Object.values(CURVES);

/**
 * The public key in a verifier: a SubjectPublicKeyInfo (RFC 5280, section 4.1), or the certificate that contains it.
 * Nothing else in a certificate is examined: not its issuer, not its validity, not its key usage. `undefined`: the
 * bytes are not exactly one of these in DER. PEM is refused, and so is DER with trailing bytes.
 *
 * A key on a curve has to name the curve and to be an uncompressed point. RFC 5480, section 2.2, leaves the compressed
 * form optional and forbids all others. Rekor's parser accepts only the uncompressed form, and with one form for a key,
 * a signature cannot be logged again under another spelling of its key.
 */
export function readKey(verifier: Verifier): KeyObject | undefined {
  try {
    return verifier.case === 'publicKey' ? encodedKey(verifier.rawBytes) : certifiedKey(verifier.rawBytes);
  } catch {
    return undefined;
  }
}

/**
 * The one DER form of a key. Throws for the point at infinity, and has to come before any other question about a key:
 * where `asymmetricKeyDetails` is asked for that point, OpenSSL keeps an error, by which the next private key is refused.
 */
const spkiOf = (key: KeyObject): Buffer => key.export({ format: 'der', type: 'spki' });

/** A point on a curve. */
export interface CurvePoint {
  readonly curve: CurveName;
  readonly x: bigint;
  readonly y: bigint;
}

/** The points of the keys that were read: to ask OpenSSL for one takes as long as to read the key. */
const points = new WeakMap<KeyObject, CurvePoint>();

/** The point that a key on a curve is. */
export function pointOf(key: KeyObject): Pick<CurvePoint, 'x' | 'y'> {
  const known = points.get(key);
  if (known) return known;
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return { x: integerOf(Buffer.from(x, 'base64url')), y: integerOf(Buffer.from(y, 'base64url')) };
}

function encodedKey(rawBytes: Uint8Array): KeyObject | undefined {
  // Nearly all keys are such a point, which is not infinity: they need no further question.
  const plain = PLAIN_CURVES.find((curve) => isPlain(curve, rawBytes));
  if (plain) return plainKey(plain, rawBytes);
  const key = createPublicKey({ key: Buffer.from(rawBytes), format: 'der', type: 'spki' });
  const spki = spkiOf(key);
  // node:crypto ignores trailing bytes and accepts some BER. Exporting the key again gives the only DER form.
  return curveOf(key) === undefined && spki.equals(rawBytes) ? key : undefined;
}

function plainKey(curve: CurveName, rawBytes: Uint8Array): KeyObject {
  // OpenSSL takes twice as long for DER, since it tries other formats first.
  const text = Buffer.from(rawBytes).toString('base64');
  const key = createPublicKey(`-----BEGIN PUBLIC KEY-----\n${text}\n-----END PUBLIC KEY-----\n`);
  const y = rawBytes.length - COORDINATE_BYTES[curve];
  const x = y - COORDINATE_BYTES[curve];
  points.set(key, { curve, x: integerOf(rawBytes.subarray(x, y)), y: integerOf(rawBytes.subarray(y)) });
  return key;
}

function certifiedKey(rawBytes: Uint8Array): KeyObject | undefined {
  const certificate = new X509Certificate(rawBytes);
  if (!certificate.raw.equals(rawBytes)) return undefined;
  const key = certificate.publicKey;
  const spki = spkiOf(key);
  const curve = curveOf(key);
  return curve && !isPlain(curve, spki) ? undefined : key;
}

/** Whether this is a key on the curve in the accepted form, in which only the coordinates vary. */
function isPlain(curve: CurveName, spki: Uint8Array): boolean {
  const head = SPKI_HEAD[curve];
  if (spki.length !== head.length + 2 * COORDINATE_BYTES[curve]) return false;
  return Buffer.compare(spki.subarray(0, head.length), head) === 0;
}

function curveOf(key: KeyObject): CurveName | undefined {
  return points.get(key)?.curve ?? CURVES[key.asymmetricKeyDetails?.namedCurve ?? ''];
}

/**
 * Whether a key belongs to the algorithm: its type, its curve, the length of its modulus. RSA means the OID
 * rsaEncryption; a key that is restricted to RSASSA-PSS (RFC 8017, appendix A.1) has another type. Its exponent is odd
 * and at least 3 (section 3.1).
 *
 * Rekor itself requires less: that a key of this type may be used with the hash of keyDetails.
 */
export function keyFits(algorithm: Algorithm, key: KeyObject): boolean {
  switch (algorithm.family) {
    case 'rsa': {
      const { modulusLength, publicExponent = 0n } = key.asymmetricKeyDetails ?? {};
      if (key.asymmetricKeyType !== 'rsa' || modulusLength !== algorithm.bits) return false;
      return publicExponent % 2n === 1n && publicExponent > 1n;
    }
    case 'ecdsa':
      return key.asymmetricKeyType === 'ec' && curveOf(key) === algorithm.curve;
    case 'ed25519ph':
      return key.asymmetricKeyType === 'ed25519';
  }
}
