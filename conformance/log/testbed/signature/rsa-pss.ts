/** RSASSA-PSS, which the reference does not accept. */
import { constants, hash, type KeyObject, publicDecrypt } from 'node:crypto';
import type { LogRig, Parts } from '../../../../src/reference/log/index.ts';
import { withParts } from '../parts.ts';

type Algorithm = NonNullable<ReturnType<Parts['algorithmOf']>>;

/** PKIX_RSA_PKCS1V15_2048_SHA256 and PKIX_RSA_PSS_2048_SHA256 of Sigstore's enum PublicKeyDetails. */
const [PKCS1_2048, PSS_2048] = [9, 16] as const;
const HASH_BYTES = 32;

/** MGF1 with SHA-256 (RFC 8017, appendix B.2.1). */
function mask(seed: Uint8Array, length: number): Buffer {
  const blocks = Array.from({ length: Math.ceil(length / HASH_BYTES) }, (_, i) =>
    hash('sha256', Buffer.concat([seed, Uint8Array.of(0, 0, 0, i)]), 'buffer'),
  );
  return Buffer.concat(blocks).subarray(0, length);
}

/** Whether a signature over a digest of SHA-256 verifies, with a salt of any length (RFC 8017, section 9.1.2). */
function verifyPss(key: KeyObject, digest: Uint8Array, signature: Uint8Array): boolean {
  if (signature.length * 8 !== key.asymmetricKeyDetails?.modulusLength) return false;
  const encoded = publicDecrypt({ key, padding: constants.RSA_NO_PADDING }, signature);
  const masked = encoded.subarray(0, -HASH_BYTES - 1);
  const salted = encoded.subarray(masked.length, -1);
  const dbMask = mask(salted, masked.length);
  const db = masked.map((byte, i) => byte ^ dbMask[i]!);
  db[0]! &= 0x7f;
  const one = db.findIndex((byte) => byte !== 0);
  if (encoded.at(-1) !== 0xbc || db[one] !== 1) return false;
  const expected = hash('sha256', Buffer.concat([new Uint8Array(8), digest, db.subarray(one + 1)]), 'buffer');
  return expected.equals(salted);
}

/** Accepts RSASSA-PSS with keys of 2048 bits, and verifies it by `verify`. */
export function withRsaPss(rig: LogRig, verify = verifyPss): LogRig {
  const { algorithmOf, verifyDigest } = rig.parts;
  const pss: Algorithm = { ...algorithmOf(PKCS1_2048)!, keyDetails: PSS_2048, name: 'PKIX_RSA_PSS_2048_SHA256' };
  return withParts(rig, {
    algorithmOf: (keyDetails) => (keyDetails === PSS_2048 ? pss : algorithmOf(keyDetails)),
    verifyDigest: (algorithm, key, digest, signature) =>
      algorithm.keyDetails === PSS_2048
        ? verify(key, digest, signature)
        : verifyDigest(algorithm, key, digest, signature),
  });
}
