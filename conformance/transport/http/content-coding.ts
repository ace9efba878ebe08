import { brotliDecompressSync, constants, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib';
import { UndecodableBody } from '../../core/target/undecodable-body.ts';

type Decoder = (bytes: Uint8Array, limit: { maxOutputLength: number }) => Uint8Array;

/** A window of eight megabytes at most (RFC 9659 section 3): a larger window could exhaust our memory. */
const ZSTD = { [constants.ZSTD_d_windowLogMax]: 23 };

/** Decoders by content coding (RFC 9110 section 8.4.1, RFC 7932, RFC 8878). */
const DECODERS: Readonly<Record<string, Decoder>> = {
  gzip: gunzipSync,
  'x-gzip': gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
  zstd: (bytes, limit) => zstdDecompressSync(bytes, { ...limit, params: ZSTD }),
};

/** How many nested codings are decoded. Real servers use only one. */
const DEPTH = 3;

/** How much longer than its content a coded body may be: coding makes random bytes a little longer. */
export const CODING_OVERHEAD = 65_536;

/** The codings in a Content-Encoding header without identity, in the order in which the server applied them. */
export function listedCodings(header: string | undefined): readonly string[] {
  return (header ?? '')
    .split(',')
    .map((coding) => coding.trim().toLowerCase())
    .filter((coding) => coding !== '' && coding !== 'identity');
}

/**
 * Removes content codings. `cut`: whether the result was longer than `limit`, or the coded bytes were already cut, so
 * that the content ends early. Throws `UndecodableBody` where the bytes do not have the coding.
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
  for (const [index, coding] of [...codings.entries()].reverse()) {
    const decoder = Object.hasOwn(DECODERS, coding) ? DECODERS[coding]! : undefined;
    if (!decoder) throw new UndecodableBody(coding, `the content coding "${coding}" is not a known one`);
    try {
      bytes = decoder(bytes, { maxOutputLength: index > 0 ? limit + CODING_OVERHEAD : limit });
    } catch (cause) {
      const code = cause instanceof Error && 'code' in cause ? cause.code : '';
      // The content is longer than the limit, or we cut the coded bytes: in both cases only that is known.
      if (code === 'ERR_BUFFER_TOO_LARGE' || rawCut) return { bytes: new Uint8Array(), cut: true };
      // Some servers send it without the zlib format, and browsers accept that.
      const format = coding === 'deflate' ? ' in the zlib format (RFC 9110 section 8.4.1.2)' : '';
      throw new UndecodableBody(coding, `the body is not ${coding}${format}, though Content-Encoding says so`);
    }
  }
  return { bytes: bytes.subarray(0, limit), cut: rawCut || bytes.length > limit };
}
