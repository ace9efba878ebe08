import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Kind } from './location.ts';
import type { Parts } from './parts.ts';

/** Bytes as they are sent. */
export interface Encoded {
  readonly bytes: Uint8Array;
  /** Content coding; absent: none. */
  readonly coding?: string;
}

// Asynchronous, so that compressing happens on another thread.
const compress = promisify(gzip);

/**
 * Whether an Accept-Encoding header allows gzip: named with a quality above 0, or covered by `*` (RFC 9110, section
 * 12.5.3). Without the header nothing is compressed, though tlog-tiles would allow it ("Log entries").
 */
export function wantsGzip(acceptEncoding: string | null): boolean {
  const qualities = new Map<string, number>();
  for (const item of (acceptEncoding ?? '').toLowerCase().split(',')) {
    const [coding = '', ...parameters] = item.split(';').map((word) => word.trim());
    const weight = parameters.find((parameter) => /^q\s*=/.test(parameter));
    qualities.set(coding, weight === undefined ? 1 : Number(weight.slice(weight.indexOf('=') + 1)));
  }
  // `x-gzip` is another name of gzip (RFC 9110, section 8.4.1.3). A quality that is not a number allows nothing.
  return (qualities.get('gzip') ?? qualities.get('x-gzip') ?? qualities.get('*') ?? 0) > 0;
}

/**
 * The bytes to send. Bundles are compressed where that is allowed and makes them smaller (C2SP tlog-tiles, "Log
 * entries": SHOULD); tiles are hashes, which do not compress, and a checkpoint is too short to gain.
 */
export async function encode(
  kind: Kind,
  bytes: Uint8Array,
  acceptEncoding: string | null,
  parts: Pick<Parts, 'wantsGzip'>,
): Promise<Encoded> {
  if (kind !== 'entries' || !parts.wantsGzip(acceptEncoding)) return { bytes };
  const smaller = await compress(bytes);
  return smaller.length < bytes.length ? { bytes: smaller, coding: 'gzip' } : { bytes };
}
