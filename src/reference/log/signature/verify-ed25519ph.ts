import { hash, type KeyObject } from 'node:crypto';
import { eddsa } from '@noble/curves/abstract/edwards.js';
import { ed25519 } from '@noble/curves/ed25519.js';

/** dom2(1, "") (RFC 8032, section 2): what sets Ed25519ph without a context apart from Ed25519. */
const DOM2 = Buffer.concat([Buffer.from('SigEd25519 no Ed25519 collisions'), Buffer.of(1, 0)]);

/** Ed25519ph of a message that is already hashed. */
const ed25519phOfDigest = eddsa(ed25519.Point, (bytes: Uint8Array) => new Uint8Array(hash('sha512', bytes, 'buffer')), {
  domain: (data: Uint8Array) => new Uint8Array(Buffer.concat([DOM2, data])),
  prehash: (digest: Uint8Array) => digest,
});

/**
 * Whether an Ed25519ph signature over a SHA-512 digest verifies (RFC 8032, section 5.1.7), with an empty context.
 *
 * The group equation is that of the section, with the cofactor: [8][S]B = [8]R + [8][k]A. The section calls the
 * equation without the cofactor sufficient, not required. Points have to be in their canonical encoding and S has to be
 * below the order (sections 5.1.3 and 5.1.7). A key of small order, under which one signature is valid for many
 * messages, is refused.
 */
export function verifyEd25519ph(key: KeyObject, digest: Uint8Array, signature: Uint8Array): boolean {
  if (signature.length !== 64) return false;
  const publicKey = Buffer.from(key.export({ format: 'jwk' }).x ?? '', 'base64url');
  return ed25519phOfDigest.verify(signature, digest, publicKey, { zip215: false });
}
