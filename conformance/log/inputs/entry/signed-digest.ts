import { createRequire } from 'node:module';
import type { NewEntry } from '../../oracle/entry/log-entry.ts';
import { testCertificate, testKey } from '../key/test-keys.ts';
import { KEY_OF } from './entry-signing.ts';

const require = createRequire(import.meta.url);

/**
 * An entry whose signature verifies over the given digest, which need not be the hash of a message. `entropy` changes
 * the signature's random number (RFC 6979, section 3.6): without it a digest always has the same signature.
 */
export function entryOfDigest(
  keyDetails: 'PKIX_ECDSA_P256_SHA_256' | 'PKIX_ECDSA_P384_SHA_384',
  digest: Uint8Array,
  { kind = 'publicKey', entropy }: { readonly kind?: NewEntry['verifier']['kind']; readonly entropy?: Uint8Array } = {},
): NewEntry {
  const { p256, p384 } = require('@noble/curves/nist.js') as typeof import('@noble/curves/nist.js');
  const name = KEY_OF[keyDetails];
  const { privateKey, spki } = testKey(name);
  const secret = new Uint8Array(Buffer.from(privateKey.export({ format: 'jwk' }).d!, 'base64url'));
  const curve = keyDetails === 'PKIX_ECDSA_P256_SHA_256' ? p256 : p384;
  const how = { prehash: false, format: 'der', lowS: false } as const;
  return {
    digest,
    signature: curve.sign(digest, secret, entropy ? { ...how, extraEntropy: entropy } : how),
    verifier: { kind, rawBytes: kind === 'publicKey' ? spki : testCertificate(name) },
    keyDetails,
  };
}
