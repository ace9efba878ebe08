/** RSA signatures whose bytes are not the encoding of the number that verifies (RFC 8017, sections 5.2.2 and 8.2.2). */

import type { NewEntry } from '../../oracle/entry/log-entry.ts';
import type { EntryMaker } from '../entry/entry-maker.ts';
import { signedEntry } from '../entry/entry-signing.ts';
import { rsaNumber, rsaNumberBytes } from '../key/rsa-arithmetic.ts';
import { testKey } from '../key/test-keys.ts';
import type { UnsoundSignature } from './unsound-ecdsa.ts';

const RSA = 'PKIX_RSA_PKCS1V15_2048_SHA256';

/** The latest numbers that `sound` has found, by message: the search takes a quarter of a second. */
const numbers = new Map<string, number>();
const KEPT_NUMBERS = 16;

/** A valid entry whose signature begins with a zero byte, as one of 256 signatures does. */
function sound(maker: EntryMaker, name: string): NewEntry {
  const key = Buffer.from(maker.message(name)).toString();
  for (let nth = numbers.get(key) ?? 0; ; nth++) {
    const entry = signedEntry(maker.message(`${name}: number ${nth} of a small signature`), RSA, 'publicKey');
    if (entry.signature[0] !== 0) continue;
    numbers.delete(key);
    numbers.set(key, nth);
    if (numbers.size > KEPT_NUMBERS) numbers.delete(numbers.keys().next().value!);
    return entry;
  }
}

/** Entries of a name whose RSA signatures have a single defect each. */
export function unsoundRsaNumbers(maker: EntryMaker, name: string): readonly UnsoundSignature[] {
  const entry = sound(maker, name);
  const { signature } = entry;
  const n = rsaNumber(testKey('rsa-2048').privateKey.export({ format: 'jwk' }).n!);
  const s = BigInt(`0x${Buffer.from(signature).toString('hex')}`);
  const wrong = {
    'an RSA signature that begins with a zero byte, without it': signature.slice(1),
    // The same number for a verifier that computes modulo n.
    'an RSA signature with n added': rsaNumberBytes(s + n, signature.length),
    'an RSA signature of 0xff in every byte': new Uint8Array(signature.length).fill(0xff),
  };
  return Object.entries(wrong).map(([what, changed]) => ({ what, entry: { ...entry, signature: changed } }));
}
