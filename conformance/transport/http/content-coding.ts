import { brotliDecompressSync, constants, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib';
import { UndecodableBody } from '../../core/target/undecodable-body.ts';

interface DecodeOptions {
  readonly maxOutputLength: number;
  readonly info?: true;
}

type Decoder = (bytes: Uint8Array, options: DecodeOptions) => Uint8Array;

/** A window of eight megabytes at most (RFC 9659 section 3): a larger window could exhaust our memory. */
const ZSTD = { [constants.ZSTD_d_windowLogMax]: 23 };

/** How many frames of Zstandard are decoded: each is a call. */
const ZSTD_FRAMES = 10_000;

/** What a decoder of Node makes of the beginning of the bytes, and how many of them it has read. */
function decodeBeginning(
  decode: Decoder,
  bytes: Uint8Array,
  maxOutputLength: number,
): { buffer: Uint8Array; read: number } {
  // The types of Node do not know of `info`.
  const { buffer, engine } = decode(bytes, { maxOutputLength, info: true }) as unknown as {
    buffer: Uint8Array;
    engine: { bytesWritten: number };
  };
  return { buffer, read: engine.bytesWritten };
}

/** Node takes no notice of bytes behind the end, of gzip of zeros: other decoders refuse them. */
const whole =
  (decode: Decoder): Decoder =>
  (bytes, { maxOutputLength }) => {
    const { buffer, read } = decodeBeginning(decode, bytes, maxOutputLength);
    if (read < bytes.length) throw new Error(`${bytes.length - read} bytes behind its end`);
    return buffer;
  };

const zstdFrame: Decoder = (bytes, options) => zstdDecompressSync(bytes, { ...options, params: ZSTD });

/** A content has one frame or more (RFC 8878, section 3), and Node decodes the first. */
const zstdFrames: Decoder = (bytes, { maxOutputLength }) => {
  const frames: Uint8Array[] = [];
  let [at, length] = [0, 0];
  do {
    const left = maxOutputLength - length;
    if (frames.length === ZSTD_FRAMES || left < 0)
      throw Object.assign(new Error('more than is read'), { code: 'ERR_BUFFER_TOO_LARGE' });
    // The least limit that Node takes is one byte.
    const { buffer, read } = decodeBeginning(zstdFrame, bytes.subarray(at), Math.max(left, 1));
    frames.push(buffer);
    at += read;
    length += buffer.length;
  } while (at < bytes.length);
  return frames.length === 1 ? frames[0]! : Buffer.concat(frames);
};

/** Decoders by content coding (RFC 9110 section 8.4.1, RFC 7932, RFC 8878). */
const DECODERS: Readonly<Record<string, Decoder>> = {
  gzip: whole(gunzipSync),
  'x-gzip': whole(gunzipSync),
  deflate: whole(inflateSync),
  br: whole(brotliDecompressSync),
  zstd: zstdFrames,
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
