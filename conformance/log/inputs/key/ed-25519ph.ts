import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * The Ed25519ph signature of a message, 64 bytes (RFC 8032 section 5.1, with no context). `seed` is the private key,
 * 32 bytes. Node has no Ed25519ph; the first call loads a library for it, which takes about 30 ms.
 */
export function signEd25519ph(message: Uint8Array, seed: Uint8Array): Uint8Array {
  const { ed25519ph } = require('@noble/curves/ed25519.js') as typeof import('@noble/curves/ed25519.js');
  return ed25519ph.sign(message, seed);
}
