import { Buffer } from 'node:buffer';
import { constants, createHash, createPublicKey, type KeyObject, verify, X509Certificate } from 'node:crypto';
import { ed25519ph } from '@noble/curves/ed25519.js';
import type { NewEntry } from '../../oracle/entry/log-entry.ts';

/** The allowed pairs of key and hash, by hand: type, curve or bits, hash. */
const RULES: Readonly<Record<string, readonly [type: string, size: string | number, hash: string]>> = {
  PKIX_ECDSA_P256_SHA_256: ['ec', 'prime256v1', 'sha256'],
  PKIX_ECDSA_P384_SHA_384: ['ec', 'secp384r1', 'sha384'],
  PKIX_ECDSA_P521_SHA_512: ['ec', 'secp521r1', 'sha512'],
  PKIX_ED25519_PH: ['ed25519', '', 'sha512'],
  PKIX_RSA_PKCS1V15_2048_SHA256: ['rsa', 2048, 'sha256'],
  PKIX_RSA_PKCS1V15_3072_SHA256: ['rsa', 3072, 'sha256'],
  PKIX_RSA_PKCS1V15_4096_SHA256: ['rsa', 4096, 'sha256'],
};

/** The key of an entry, read as strict DER. */
function keyOf({ verifier }: NewEntry): KeyObject | undefined {
  const der = Buffer.from(verifier.rawBytes);
  // Both readers of Node accept PEM as well.
  if (der[0] !== 0x30) return undefined;
  try {
    if (verifier.kind === 'x509Certificate') {
      const certificate = new X509Certificate(der);
      return certificate.raw.equals(der) ? certificate.publicKey : undefined;
    }
    const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
    return key.export({ format: 'der', type: 'spki' }).equals(der) ? key : undefined;
  } catch {
    return undefined;
  }
}

/** Why a log with exactly the seven algorithms would refuse an entry for a message; undefined if it would accept it. */
export function refusal(entry: NewEntry, message: Uint8Array): string | undefined {
  const rule = RULES[entry.keyDetails];
  if (rule === undefined) return 'algorithm';
  const [type, size, hash] = rule;
  const key = keyOf(entry);
  if (key === undefined) return 'key';
  const parameter = key.asymmetricKeyDetails?.namedCurve ?? key.asymmetricKeyDetails?.modulusLength ?? '';
  if (key.asymmetricKeyType !== type || parameter !== size) return 'pair';
  // RFC 8017, section 3.1.
  const { publicExponent = 3n } = key.asymmetricKeyDetails ?? {};
  if (publicExponent < 3n || publicExponent % 2n === 0n) return 'exponent';
  const digest = createHash(hash).update(message).digest();
  if (!digest.equals(entry.digest)) return entry.digest.length === digest.length ? 'digest' : 'length';
  const { signature } = entry;
  if (type === 'ed25519') {
    if (signature.length !== 64) return 'signature'; // noble throws
    const raw = key.export({ format: 'der', type: 'spki' }).subarray(-32);
    return ed25519ph.verify(signature, message, raw) ? undefined : 'signature';
  }
  const padding = constants.RSA_PKCS1_PADDING;
  return verify(hash, message, { key, padding, dsaEncoding: 'der' }, signature) ? undefined : 'signature';
}
