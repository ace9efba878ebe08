import { promisify } from 'node:util';
import { constants, crc32, deflateRaw, deflateRawSync } from 'node:zlib';
import type { Frame } from './envelope.ts';

/** The data of an answer in one format, in UTF-8, kept for as long as it is right. */
export interface Rendered {
  readonly bytes: Uint8Array;
  /** The bytes as blocks of DEFLATE, of which none is the last; made when they are first asked for. */
  deflated(): Promise<Uint8Array>;
}

const compress = promisify(deflateRaw);
// Ends at a byte, with an empty block, so that other blocks can follow (RFC 1951, section 3.2.4).
const OPEN = { finishFlush: constants.Z_SYNC_FLUSH };
/** ID1, ID2, CM; no flags, no time; OS: Unix (RFC 1952, section 2.3.1). */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);

/** Text to be sent many times. */
export function rendered(text: string): Rendered {
  const bytes = Buffer.from(text);
  let deflated: Promise<Uint8Array> | undefined;
  return { bytes, deflated: () => (deflated ??= compress(bytes, OPEN)) };
}

/** A body as it stands, in pieces: what is long is not copied for each answer. */
export function plainBody([before, after]: Frame, data: Rendered): readonly Uint8Array[] {
  return [Buffer.from(before), data.bytes, Buffer.from(after)];
}

/**
 * The same body as one member of gzip (RFC 1952). The blocks of the data are those that were made before: only what
 * stands around them, which differs in each answer, is compressed for it.
 */
export async function gzipBody([before, after]: Frame, data: Rendered): Promise<readonly Uint8Array[]> {
  const [first, last] = [Buffer.from(before), Buffer.from(after)];
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc32(last, crc32(data.bytes, crc32(first))), 0);
  trailer.writeUInt32LE((first.length + data.bytes.length + last.length) % 2 ** 32, 4);
  return [HEADER, deflateRawSync(first, OPEN), await data.deflated(), deflateRawSync(last), trailer];
}
