/** The block that RSASSA-PKCS1-v1_5 signs (RFC 8017, section 9.2), for a modulus of 2048 bits. */
import { der } from './der.ts';

const LENGTH = 256;

/** The last byte of the name of a hash in DER (RFC 8017, appendix B.1). */
export const SHA256_OID_END = 1;
export const SHA512_OID_END = 3;

/** The DigestInfo of a digest (RFC 8017, section 9.2). */
export function digestInfo(hash: number, digest: Uint8Array): Uint8Array {
  const name = der(0x06, Uint8Array.of(0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02, hash));
  return der(0x30, der(0x30, name, der(0x05)), der(0x04, digest));
}

/** A block of PKCS#1 v1.5: its type, padding, a zero byte, the content, and zero bytes up to its length. */
export function rsaBlock(holds: Uint8Array, type = 0x01, padding = LENGTH - 3 - holds.length): Uint8Array {
  const bytes = new Uint8Array(LENGTH);
  bytes[1] = type;
  bytes.fill(0xff, 2, 2 + padding);
  bytes.set(holds, 3 + padding);
  return bytes;
}
