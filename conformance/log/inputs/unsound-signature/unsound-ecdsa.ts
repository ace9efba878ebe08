/**
 * ECDSA signatures that no log may take, each near one that verifies: numbers out of their range (FIPS 186-5, section
 * 6.4.2), and numbers in range in what is not DER (RFC 3279, section 2.2.3; X.690, sections 8.3 and 10.1).
 */
import type { NewEntry } from '../../oracle/entry/log-entry.ts';
import type { EntryMaker } from '../entry/entry-maker.ts';
import { der, derValues } from '../key/der.ts';

/** An entry that is wrong in its signature alone, and how. */
export interface UnsoundSignature {
  readonly what: string;
  readonly entry: NewEntry;
}

const SEQUENCE = 0x30;
const SET = 0x31;
const INTEGER = 0x02;
const OCTET_STRING = 0x04;
const ZERO = Uint8Array.of(0);

/** The orders of the curves' groups (SP 800-186, section 3.2.1). */
export const ECDSA_ORDERS = {
  'P-256': 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n,
  'P-384': 0xffffffffffffffffffffffffffffffffffffffffffffffffc7634d81f4372ddf581a0db248b0a77aecec196accc52973n,
};

/** An INTEGER: two's complement in the fewest bytes (X.690, section 8.3). */
function integer(value: bigint): Uint8Array {
  let length = 1;
  while (BigInt.asIntN(8 * length, value) !== value) length++;
  const digits = BigInt.asUintN(8 * length, value).toString(16);
  return der(INTEGER, Buffer.from(digits.padStart(2 * length, '0'), 'hex'));
}

/** The encoding of a value of less than 128 bytes, with its length in the form for longer values. */
function withLongLength([tag = 0, length = 0, ...content]: Uint8Array): Uint8Array {
  return Uint8Array.of(tag, 0x81, length, ...content);
}

/** The same with another number for its length. */
function withLength([tag = 0, length = 0, ...content]: Uint8Array, more: number): Uint8Array {
  return Uint8Array.of(tag, length + more, ...content);
}

/**
 * A sound entry whose r and s both need a zero byte in front to be positive, which every fourth signature has: there a
 * missing zero byte makes a number negative.
 */
function sound(maker: EntryMaker, name: string, algorithm: 'PKIX_ECDSA_P256_SHA_256' | 'PKIX_ECDSA_P384_SHA_384') {
  for (;;) {
    const entry = maker.resigned(name, algorithm);
    const [r, s] = derValues(derValues(entry.signature)[0]!.content).map(({ content }) => content);
    if (r![0] === 0 && s![0] === 0) return { entry, r: r!, s: s! };
  }
}

const number = (bytes: Uint8Array) => BigInt(`0x${Buffer.from(bytes).toString('hex')}`);

/** Changes of a signature (r, s), the contents of whose INTEGERs are given, on a curve of order n. */
function numberChanges(rBytes: Uint8Array, sBytes: Uint8Array, n: bigint) {
  const [r, s] = [number(rBytes), number(sBytes)];
  const of = (...numbers: readonly bigint[]) => der(SEQUENCE, ...numbers.map(integer));
  return {
    // Both sides of the equation are 0 then, for a verifier that does not check the range (CVE-2022-21449).
    'r and s of 0': of(0n, 0n),
    'r of 0': of(0n, s),
    's of 0': of(r, 0n),
    'r and s of n': of(n, n),
    'r of n': of(n, s),
    's of n': of(r, n),
    // The same number for a verifier that computes modulo n.
    'r + n for r': of(r + n, s),
    's + n for s': of(r, s + n),
    's - n for s': of(r, s - n),
  };
}

/** Changes of how the same numbers are written down. */
function formChanges(rBytes: Uint8Array, sBytes: Uint8Array) {
  const [r, s] = [der(INTEGER, rBytes), der(INTEGER, sBytes)];
  const of = (...values: readonly Uint8Array[]) => der(SEQUENCE, ...values);
  return {
    'a negative r, its zero byte missing': of(der(INTEGER, rBytes.slice(1)), s),
    'a negative s, its zero byte missing': of(r, der(INTEGER, sBytes.slice(1))),
    'a zero byte too many in r': of(der(INTEGER, ZERO, rBytes), s),
    'a zero byte too many in s': of(r, der(INTEGER, ZERO, sBytes)),
    'an empty INTEGER for r': of(der(INTEGER), s),
    'an empty INTEGER for s': of(r, der(INTEGER)),
    'an OCTET STRING for r': of(der(OCTET_STRING, rBytes), s),
    'an OCTET STRING for s': of(r, der(OCTET_STRING, sBytes)),
    'the length of r in the long form': of(withLongLength(r), s),
    'the length of s in the long form': of(r, withLongLength(s)),
    'the length of the SEQUENCE in the long form': withLongLength(of(r, s)),
    'a SEQUENCE of indefinite length': Uint8Array.of(SEQUENCE, 0x80, ...r, ...s, 0, 0),
    'a SET for the SEQUENCE': der(SET, r, s),
    'a byte after s in the SEQUENCE': of(r, s, ZERO),
    'a SEQUENCE that is longer than the signature': withLength(of(r, s), 1),
    'a SEQUENCE that ends before s does': withLength(of(r, s), -1),
  };
}

/** The changes for P-384, where the DER reader is probably the same, and the arithmetic is not. */
const OF_P384 = [
  'r and s of 0',
  'r + n for r',
  's + n for s',
  'a negative s, its zero byte missing',
  'a zero byte too many in r',
  'a byte after s in the SEQUENCE',
];

/** A negative s whose first byte has only the sign bit. Every 128th signature has such an s, or such an n - s. */
function leastNegative(maker: EntryMaker, name: string): UnsoundSignature {
  for (;;) {
    const entry = maker.resigned(name, 'PKIX_ECDSA_P256_SHA_256');
    const [r, s] = derValues(derValues(entry.signature)[0]!.content);
    const other = derValues(integer(ECDSA_ORDERS['P-256'] - number(s!.content)))[0]!;
    const found = [s!, other].find(({ content }) => content.length === 33 && content[1] === 0x80);
    if (!found) continue;
    const signature = der(SEQUENCE, r!.bytes, der(INTEGER, found.content.slice(1)));
    return { what: 'a negative s that begins with the byte 0x80 (P-256)', entry: { ...entry, signature } };
  }
}

/** Only signatures of P-521 have lengths of two bytes. */
function anotherLengthOfLength(maker: EntryMaker, name: string): UnsoundSignature {
  const entry = maker.make(name, 'PKIX_ECDSA_P521_SHA_512');
  const signature = entry.signature.map((byte, at) => (at === 1 ? 0x82 : byte));
  return {
    what: 'a length of the SEQUENCE that says it has two bytes more and has one (P-521)',
    entry: { ...entry, signature },
  };
}

/** A signature that arithmetic on the curve does not decide, unless 0 is refused. */
function zeroes(maker: EntryMaker, name: string): UnsoundSignature {
  const signature = der(SEQUENCE, integer(0n), integer(0n));
  return { what: 'r and s of 0 (P-521)', entry: { ...maker.make(name, 'PKIX_ECDSA_P521_SHA_512'), signature } };
}

/** Entries of a name whose ECDSA signatures have a single defect each. */
export function unsoundEcdsa(maker: EntryMaker, name: string): readonly UnsoundSignature[] {
  const p256 = sound(maker, name, 'PKIX_ECDSA_P256_SHA_256');
  const p384 = sound(maker, name, 'PKIX_ECDSA_P384_SHA_384');
  const changes = ({ r, s }: typeof p256, n: bigint) =>
    Object.entries({ ...numberChanges(r, s, n), ...formChanges(r, s) });
  return [
    ...changes(p256, ECDSA_ORDERS['P-256']).map(([what, signature]) => ({
      what: `${what} (P-256)`,
      entry: { ...p256.entry, signature },
    })),
    ...changes(p384, ECDSA_ORDERS['P-384'])
      .filter(([what]) => OF_P384.includes(what))
      .map(([what, signature]) => ({ what: `${what} (P-384)`, entry: { ...p384.entry, signature } })),
    leastNegative(maker, name),
    anotherLengthOfLength(maker, name),
    zeroes(maker, name),
  ];
}
