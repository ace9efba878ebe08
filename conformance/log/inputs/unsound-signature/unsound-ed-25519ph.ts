/** Ed25519ph signatures that no log may take, each near one that verifies (RFC 8032, section 5.1.7). */

import { sign } from 'node:crypto';
import { concatBytes } from '../../../oracle/bytes/bytes.ts';
import type { EntryMaker } from '../entry/entry-maker.ts';
import { testKey } from '../key/test-keys.ts';
import type { UnsoundSignature } from './unsound-ecdsa.ts';

/** The order of the base point (RFC 8032, section 5.1). */
const ORDER = 2n ** 252n + 27742317777372353535851937790883648493n;

/** The number S + L in place of S, with its lowest byte first. */
function withOrderAdded(signature: Uint8Array): Uint8Array {
  const s = BigInt(`0x${Buffer.from(signature.slice(32).reverse()).toString('hex')}`);
  const bytes = Buffer.from((s + ORDER).toString(16).padStart(64, '0'), 'hex').reverse();
  return concatBytes(signature.slice(0, 32), bytes);
}

/** Entries of a name whose Ed25519ph signatures have a single defect each. */
export function unsoundEd25519ph(maker: EntryMaker, name: string): readonly UnsoundSignature[] {
  const entry = maker.make(name, 'PKIX_ED25519_PH');
  const { digest, signature } = entry;
  const wrong = {
    // The same number for a verifier that computes modulo L.
    'S + L for S (Ed25519ph)': withOrderAdded(signature),
    'an Ed25519ph signature without its last byte': signature.slice(0, -1),
    'a zero byte after an Ed25519ph signature': concatBytes(signature, Uint8Array.of(0)),
    // Signs the digest as a message, without the hash and the domain of Ed25519ph.
    'pure Ed25519 over the digest': new Uint8Array(sign(null, digest, testKey('ed25519').privateKey)),
  };
  return Object.entries(wrong).map(([what, changed]) => ({ what, entry: { ...entry, signature: changed } }));
}
