import type { KeyObject } from 'node:crypto';
import type { Algorithm } from './algorithms.ts';
import { keyFits } from './public-key.ts';
import { verifyEcdsa } from './verify-ecdsa.ts';
import { verifyEd25519ph } from './verify-ed25519ph.ts';
import { verifyRsa } from './verify-rsa.ts';

/**
 * Whether a signature over a digest verifies; the message is not known. A key of another algorithm, a digest of another
 * length and a malformed signature do not verify; nothing throws.
 */
export function verifyDigest(algorithm: Algorithm, key: KeyObject, digest: Uint8Array, signature: Uint8Array): boolean {
  if (digest.length !== algorithm.digestLength || !keyFits(algorithm, key)) return false;
  switch (algorithm.family) {
    case 'rsa':
      return verifyRsa(key, digest, signature);
    case 'ecdsa':
      return verifyEcdsa(algorithm.curve!, key, digest, signature);
    case 'ed25519ph':
      return verifyEd25519ph(key, digest, signature);
  }
}
