/** Wrong ways to read an ECDSA signature: each gives the signature that is verified instead, or undefined for the same. */
import type { SignatureReading } from './verification.ts';

/** An element of DER or of bytes that resemble DER. */
interface Element {
  readonly tag: number;
  readonly content: Uint8Array;
  /** The offset of the next element. */
  readonly end: number;
}

/** The element at an offset, whatever its tag, with a length in one byte or, needlessly, in two. The end of the bytes cuts it. */
function elementAt(bytes: Uint8Array, at: number): Element {
  const [tag = 0, first = 0, second = 0] = bytes.subarray(at, at + 3);
  const start = at + (first === 0x81 ? 3 : 2);
  const length = first < 0x80 ? first : first === 0x81 ? second : bytes.length;
  return { tag, content: bytes.subarray(start, start + length), end: start + length };
}

/** The elements of an ECDSA signature, read without any check; `r` and `s` also where the SEQUENCE ends before them. */
function ecdsaElements(signature: Uint8Array): {
  readonly sequence: Element;
  readonly r: Element;
  readonly s: Element;
} {
  const rest = signature.subarray(signature[1] === 0x81 ? 3 : 2);
  const r = elementAt(rest, 0);
  return { sequence: elementAt(signature, 0), r, s: elementAt(rest, r.end) };
}

/** The encoding of an element of less than 256 bytes. */
function element(tag: number, ...contents: readonly Uint8Array[]): Buffer {
  const { length } = Buffer.concat(contents);
  return Buffer.concat([Uint8Array.of(tag, ...(length > 0x7f ? [0x81, length] : [length])), ...contents]);
}

/** An ECDSA signature with two contents of INTEGERs, unchanged. */
function ecdsaSignature(r: Uint8Array, s: Uint8Array): Buffer {
  return element(0x30, element(0x02, r), element(0x02, s));
}

/** The content of an INTEGER that has these bytes as a number that is never negative (X.690, section 8.3). */
function unsignedInteger(bytes: Uint8Array): Uint8Array {
  const from = bytes.findIndex((byte) => byte !== 0);
  const digits = from < 0 ? Uint8Array.of(0) : bytes.subarray(from);
  return digits[0]! > 0x7f ? Buffer.concat([Uint8Array.of(0), digits]) : digits;
}

/** The signature of two numbers 0, which verifies over everything where nobody checks them ("psychic signature", CVE-2022-21449). */
export const ZERO_SIGNATURE: Buffer = ecdsaSignature(Uint8Array.of(0), Uint8Array.of(0));

/** Ignores bytes after the two INTEGERs in the SEQUENCE. */
export const ecdsaWithoutEndOfContent: SignatureReading = (signature) => {
  const { sequence, r, s } = ecdsaElements(signature);
  const read = ecdsaSignature(r.content, s.content);
  const isPrefix = read.subarray(2).equals(signature.subarray(2, read.length));
  return isPrefix && sequence.tag === 0x30 && sequence.end === signature.length ? read : undefined;
};

/** Reads lengths in the long form that would fit into the short form. */
export const ecdsaWithLongLengths: SignatureReading = (signature) => {
  const { sequence, r, s } = ecdsaElements(signature);
  const isInBer = sequence.end === signature.length && sequence.tag === 0x30 && r.tag === 0x02 && s.tag === 0x02;
  return isInBer && sequence.content.length === s.end ? ecdsaSignature(r.content, s.content) : undefined;
};

/** Ignores the length of the SEQUENCE. Bytes after `s` are the matter of another fault. */
export const ecdsaWithoutSequenceLength: SignatureReading = (signature) => {
  const { sequence, r, s } = ecdsaElements(signature);
  const read = ecdsaSignature(r.content, s.content);
  return sequence.tag === 0x30 && read.subarray(2).equals(signature.subarray(2)) ? read : undefined;
};

/** Ignores the tags. Signatures by P-521 have theirs at other offsets. */
export const ecdsaWithoutTags: SignatureReading = (signature) => {
  if (signature[1]! > 0x7f) return undefined;
  const sAt = 4 + (signature[3] ?? 0);
  return signature.map((byte, at) => (at === 0 ? 0x30 : at === 2 || at === sAt ? 0x02 : byte));
};

/** Reads the numbers and nothing else. */
export const ecdsaNumbersOnly: SignatureReading = (signature) => {
  const { r, s } = ecdsaElements(signature);
  return ecdsaSignature(unsignedInteger(r.content), unsignedInteger(s.content));
};

/** A signature by P-256 up to the end of its DER. */
export const ecdsaUpToItsEnd: SignatureReading = (signature, { curve }) =>
  curve === 'P-256' ? signature.subarray(0, 2 + (signature[1] ?? 0)) : undefined;

/** A signature by P-521 up to the end of its DER. */
export const ecdsaP521UpToItsEnd: SignatureReading = (signature, { curve }) =>
  curve === 'P-521' && signature[1] === 0x81 ? signature.subarray(0, 3 + (signature[2] ?? 0)) : undefined;

/** A signature in DER with other contents in its two INTEGERs. */
const withNumbers =
  (change: (content: Uint8Array, curve: string) => Uint8Array): SignatureReading =>
  (signature, { curve = '' }) => {
    const { r, s } = ecdsaElements(signature);
    const isInDer = ecdsaSignature(r.content, s.content).equals(signature);
    return isInDer ? ecdsaSignature(change(r.content, curve), change(s.content, curve)) : undefined;
  };

/** Ignores the sign of the numbers. */
export const ecdsaWithoutSign = withNumbers((bytes) =>
  bytes[0]! > 0x7f ? Buffer.concat([Uint8Array.of(0), bytes]) : bytes,
);

/** Ignores zero bytes that a number does not need at its beginning. */
export const ecdsaWithoutLeadingZeros = withNumbers((bytes) => (bytes[0] === 0 ? unsignedInteger(bytes) : bytes));

/** The orders of two curves (SP 800-186, section 3.2.1). */
const ORDERS: Readonly<Record<string, bigint>> = {
  'P-256': 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n,
  'P-384': 0xffffffffffffffffffffffffffffffffffffffffffffffffc7634d81f4372ddf581a0db248b0a77aecec196accc52973n,
};

/** Reads the numbers modulo the order of the curve. */
export const ecdsaModuloOrder = withNumbers((bytes, curve) => {
  const order = ORDERS[curve];
  const number = BigInt.asIntN(8 * bytes.length, BigInt(`0x0${Buffer.from(bytes).toString('hex')}`));
  if (order === undefined || (number >= 0n && number < order)) return bytes;
  const digits = (((number % order) + order) % order).toString(16);
  return unsignedInteger(Buffer.from(digits.length % 2 === 0 ? digits : `0${digits}`, 'hex'));
});
