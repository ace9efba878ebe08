import { integerOf } from './integer.ts';

const SEQUENCE = 0x30;
const INTEGER = 0x02;

/** The two numbers of an ECDSA signature; neither is negative. */
export interface EcdsaSignature {
  readonly r: bigint;
  readonly s: bigint;
}

/** The range of an element's content. */
interface Content {
  readonly start: number;
  readonly end: number;
}

/**
 * An ECDSA signature in DER: a SEQUENCE of two INTEGERs and nothing else (RFC 3279, section 2.2.3). `undefined`: it is
 * not DER, or a number is negative.
 */
export function readEcdsaSignature(der: Uint8Array): EcdsaSignature | undefined {
  const pair = contentAt(der, 0, SEQUENCE);
  const r = pair && positiveAt(der, pair.start);
  const s = r && positiveAt(der, r.end);
  if (!s || s.end !== pair.end || pair.end !== der.length) return undefined;
  return { r: integerOf(der.subarray(r.start, r.end)), s: integerOf(der.subarray(s.start, s.end)) };
}

/** The element at an offset, with its length in the shortest form (X.690, section 10.1) and no end after the bytes'. */
function contentAt(der: Uint8Array, at: number, tag: number): Content | undefined {
  const first = der[at + 1];
  if (der[at] !== tag || first === undefined) return undefined;
  if (first < 0x80) return inside(der, at + 2, first);
  // A length of 128 or more has one further byte: on no curve does a signature have 256 bytes.
  const long = der[at + 2];
  return first === 0x81 && long !== undefined && long >= 0x80 ? inside(der, at + 3, long) : undefined;
}

function inside(der: Uint8Array, start: number, length: number): Content | undefined {
  return start + length <= der.length ? { start, end: start + length } : undefined;
}

/** The INTEGER at an offset, not negative and in the fewest bytes (X.690, section 8.3). */
function positiveAt(der: Uint8Array, at: number): Content | undefined {
  const content = contentAt(der, at, INTEGER);
  if (!content || content.start === content.end) return undefined;
  const first = der[content.start]!;
  if (first >= 0x80) return undefined;
  const padded = first === 0 && content.end - content.start > 1 && der[content.start + 1]! < 0x80;
  return padded ? undefined : content;
}
