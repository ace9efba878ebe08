/** A P-256 key whose x is, byte for byte, an Ed25519 key with a known private key. */

import { createPrivateKey, createPublicKey } from 'node:crypto';
import { createRequire } from 'node:module';
import type { NewEntry } from '../../oracle/entry/log-entry.ts';
import type { EntryMaker } from '../entry/entry-maker.ts';
import { digestOf } from '../entry/entry-signing.ts';
import { signEd25519ph } from './ed-25519ph.ts';

const require = createRequire(import.meta.url);

/** PKCS#8 of an Ed25519 key, up to its seed (RFC 8410, section 7). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** An Ed25519 seed whose public key is the x of a point on P-256, as of every second seed; and that point. */
function found(): { readonly seed: Uint8Array; readonly spki: Uint8Array } {
  const { p256 } = require('@noble/curves/nist.js') as typeof import('@noble/curves/nist.js');
  for (let first = 1; ; first++) {
    const seed = new Uint8Array(32).fill(first);
    const privateKey = createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' });
    const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
    try {
      // The even one of the two points (SEC 1, section 2.3.4).
      const point = p256.Point.fromBytes(Buffer.concat([Buffer.of(2), Buffer.from(x, 'base64url')]));
      const y = Buffer.from(point.toBytes(false).slice(33)).toString('base64url');
      const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
      return { seed, spki: new Uint8Array(key.export({ format: 'der', type: 'spki' })) };
    } catch {
      // No point of P-256 has that x.
    }
  }
}

/** An Ed25519ph entry of a name with such a key: its signature verifies only if the type of the key is ignored. */
export function keyOfTwoKinds(maker: EntryMaker, name: string): NewEntry {
  const message = maker.message(name);
  const { seed, spki } = found();
  return {
    digest: digestOf(message, 'SHA2_512'),
    signature: signEd25519ph(message, seed),
    verifier: { kind: 'publicKey', rawBytes: spki },
    keyDetails: 'PKIX_ED25519_PH',
  };
}
