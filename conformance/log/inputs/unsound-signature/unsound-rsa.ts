/** RSASSA-PKCS1-v1_5 signatures that no log may take, each near one that verifies (RFC 8017, section 8.2.2). */

import { constants, privateEncrypt } from 'node:crypto';
import { concatBytes } from '../../../oracle/bytes/bytes.ts';
import type { EntryMaker } from '../entry/entry-maker.ts';
import { digestInfo, rsaBlock, SHA256_OID_END, SHA512_OID_END } from '../key/rsa-block.ts';
import { testKey } from '../key/test-keys.ts';
import type { UnsoundSignature } from './unsound-ecdsa.ts';

const ZERO = Uint8Array.of(0);

/** Entries of a name whose RSA signatures have a single defect each. */
export function unsoundRsa(maker: EntryMaker, name: string): readonly UnsoundSignature[] {
  const entry = maker.make(name, 'PKIX_RSA_PKCS1V15_2048_SHA256');
  const { digest, signature } = entry;
  const info = digestInfo(SHA256_OID_END, digest);
  const key = { key: testKey('rsa-2048').privateKey, padding: constants.RSA_NO_PADDING };
  const over = (bytes: Uint8Array) => new Uint8Array(privateEncrypt(key, bytes));
  const wrong = {
    'an RSA signature without its first byte': signature.slice(1),
    'a zero byte before an RSA signature': concatBytes(ZERO, signature),
    'a zero byte after an RSA signature': concatBytes(signature, ZERO),
    'RSA over the DigestInfo of SHA-512 with a digest of 32 bytes': over(rsaBlock(digestInfo(SHA512_OID_END, digest))),
    'RSA over the digest without a DigestInfo': over(rsaBlock(digest)),
    'RSA over a block of type 2': over(rsaBlock(info, 0x02)),
    // Signatures with small exponents were forged like this, for readers that ignore the bytes after the block.
    'RSA over eight bytes of padding, with zero bytes after the DigestInfo': over(rsaBlock(info, 0x01, 8)),
  };
  return Object.entries(wrong).map(([what, changed]) => ({ what, entry: { ...entry, signature: changed } }));
}
