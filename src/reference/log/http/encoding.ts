import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Kind } from './location.ts';

/** The bytes of an answer. */
export interface Encoded {
  readonly bytes: Uint8Array;
  /** Content coding; absent: the bytes are not compressed. */
  readonly coding?: string;
}

/** Decides whether an Accept-Encoding allows gzip. */
export interface GzipChoice {
  wantsGzip(acceptEncoding: string | null): boolean;
}

// Asynchronous, so that compressing happens on another thread.
const compress = promisify(gzip);

/**
 * The bytes to send. Bundles are compressed where that is allowed (C2SP tlog-tiles, "Log entries": SHOULD); tiles are
 * hashes, which do not compress, and a checkpoint is too short to gain.
 */
export async function encode(
  kind: Kind,
  bytes: Uint8Array,
  acceptEncoding: string | null,
  parts: GzipChoice,
): Promise<Encoded> {
  if (kind !== 'entries' || !parts.wantsGzip(acceptEncoding)) return { bytes };
  return { bytes: await compress(bytes), coding: 'gzip' };
}
