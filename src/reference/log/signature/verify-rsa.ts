import { constants, type KeyObject, publicDecrypt } from 'node:crypto';

/** SHA-256's DigestInfo in DER, up to the digest (RFC 8017, section 9.2, note 1). */
const DIGEST_INFO = Buffer.from('3031300d060960864801650304020105000420', 'hex');

/**
 * Whether an RSASSA-PKCS1-v1_5 signature over a SHA-256 digest verifies (RFC 8017, section 8.2.2). The message is
 * encoded and compared as a whole. A verifier that parses the encoded message instead has to notice every superfluous
 * byte; verifiers that did not made forgeries for small exponents possible.
 */
export function verifyRsa(key: KeyObject, digest: Uint8Array, signature: Uint8Array): boolean {
  const length = Math.ceil((key.asymmetricKeyDetails?.modulusLength ?? 0) / 8);
  if (signature.length !== length) return false;
  const encoded = Buffer.alloc(length, 0xff);
  const info = length - DIGEST_INFO.length - digest.length;
  encoded[0] = 0x00;
  encoded[1] = 0x01;
  encoded[info - 1] = 0x00;
  encoded.set(DIGEST_INFO, info);
  encoded.set(digest, info + DIGEST_INFO.length);
  try {
    return publicDecrypt({ key, padding: constants.RSA_NO_PADDING }, signature).equals(encoded);
  } catch {
    // The signature is a number at or above the modulus (section 5.2.2).
    return false;
  }
}
