import { promisify } from 'node:util';
import { constants, crc32, deflateRaw, deflateRawSync } from 'node:zlib';
import type { Frame } from './envelope.ts';

/** The body of an answer: a text that is sent as UTF-8, or bytes in pieces, so that long data is not copied for each answer. */
export interface Body {
  readonly content: string | readonly Uint8Array[];
  /** In bytes. */
  readonly length: number;
}

/** The data of an answer in one format, in UTF-8; shared by answers as long as it is valid. */
export interface Rendered {
  readonly bytes: Uint8Array;
  /** The same as text, where it is short: node:http sends it together with the header. */
  readonly text: string | undefined;
  /** The bytes as non-final blocks of DEFLATE; made on the first call. */
  deflated(): Promise<Uint8Array>;
}

const compress = promisify(deflateRaw);
// A sync flush ends at a byte boundary, with an empty block, so that other blocks can follow (RFC 1951, section 3.2.4).
const OPEN = { finishFlush: constants.Z_SYNC_FLUSH };
/** ID1, ID2, CM; no flags, no time; OS: Unix (RFC 1952, section 2.3.1). */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);

/** Bytes of data that is sent as text: node:http gives longer texts to the socket in another, slower way. */
const SHORT = 4_096;

/** Text that is sent many times. */
export function rendered(text: string): Rendered {
  const bytes = Buffer.from(text);
  let deflated: Promise<Uint8Array> | undefined;
  return {
    bytes,
    text: bytes.length <= SHORT ? text : undefined,
    deflated: () => (deflated ??= compress(bytes, OPEN)),
  };
}

/** An uncompressed body. */
export function plainBody([before, after]: Frame, data: Rendered): Body {
  // The data is counted already; to count all of the text would copy it.
  const length = Buffer.byteLength(before) + data.bytes.length + Buffer.byteLength(after);
  if (data.text !== undefined) return { content: before + data.text + after, length };
  return { content: [Buffer.from(before), data.bytes, Buffer.from(after)], length };
}

/** A body of a short text. */
export const textBody = (text: string): Body => ({ content: text, length: Buffer.byteLength(text) });

/**
 * The same body as one gzip member (RFC 1952). The blocks of the data are reused: only the frame around them, which
 * differs in each answer, is compressed each time.
 */
export async function gzipBody([before, after]: Frame, data: Rendered): Promise<Body> {
  const [first, last] = [Buffer.from(before), Buffer.from(after)];
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc32(last, crc32(data.bytes, crc32(first))), 0);
  trailer.writeUInt32LE((first.length + data.bytes.length + last.length) % 2 ** 32, 4);
  const content = [HEADER, deflateRawSync(first, OPEN), await data.deflated(), deflateRawSync(last), trailer];
  return { content, length: content.reduce((sum, { length }) => sum + length, 0) };
}
