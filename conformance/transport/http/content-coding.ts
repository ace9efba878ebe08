import { brotliDecompressSync, constants, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib';
import { UndecodableBody } from '../../core/target/undecodable-body.ts';

type Decoder = (bytes: Uint8Array, limit: { maxOutputLength: number }) => Uint8Array;

/** A window of eight megabytes at most (RFC 9659 section 3): a frame that asks for more asks for our memory. */
const ZSTD = { [constants.ZSTD_d_windowLogMax]: 23 };

/** Decoders by content coding (RFC 9110 section 8.4.1, RFC 7932, RFC 8878). */
const DECODERS: Readonly<Record<string, Decoder>> = {
  gzip: gunzipSync,
  'x-gzip': gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
  zstd: (bytes, limit) => zstdDecompressSync(bytes, { ...limit, params: ZSTD }),
};

/** How many codings on top of each other are taken off. Nobody honest sends more than one. */
const DEPTH = 3;

/** How much longer than its content a coded body may be: random bytes grow a little when they are coded. */
export const CODING_OVERHEAD = 65_536;

/** The codings that a Content-Encoding header lists, in the order in which they were applied; identity left out. */
export function listedCodings(header: string | undefined): readonly string[] {
  return (header ?? '')
    .split(',')
    .map((coding) => coding.trim().toLowerCase())
    .filter((coding) => coding !== '' && coding !== 'identity');
}

/**
 * Takes content codings off. `cut` tells that the result was longer than `limit`, or that the coded bytes were cut
 * already, so that what there is ends early. Throws `UndecodableBody` where bytes and coding do not belong together.
 */
export function decodeContent(
  raw: Uint8Array,
  codings: readonly string[],
  limit: number,
  rawCut: boolean,
): { readonly bytes: Uint8Array; readonly cut: boolean } {
  if (codings.length > DEPTH)
    throw new UndecodableBody(codings.join(', '), `${codings.length} content codings on top of each other`);
  let bytes = raw;
  for (const [left, coding] of [...codings.entries()].reverse()) {
    const decoder = Object.hasOwn(DECODERS, coding) ? DECODERS[coding]! : undefined;
    if (!decoder) throw new UndecodableBody(coding, `the content coding "${coding}" is not a known one`);
    try {
      bytes = decoder(bytes, { maxOutputLength: left > 0 ? limit + CODING_OVERHEAD : limit });
    } catch (cause) {
      const code = cause instanceof Error && 'code' in cause ? cause.code : '';
      // Longer than any sound answer, or cut by us: either way there is more than the limit, and that is all we know.
      if (code === 'ERR_BUFFER_TOO_LARGE' || rawCut) return { bytes: new Uint8Array(), cut: true };
      // Some send it without the zlib format around it, and browsers read that.
      const known = coding === 'deflate' ? ' in the zlib format (RFC 9110 section 8.4.1.2)' : '';
      throw new UndecodableBody(coding, `the body is not ${coding}${known}, though Content-Encoding says so`);
    }
  }
  return { bytes: bytes.subarray(0, limit), cut: rawCut || bytes.length > limit };
}
