/** Short ways to alter what a feed compresses. */

import { gunzipSync, gzipSync, zstdCompressSync } from 'node:zlib';
import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { withFeedMiddleware, withFeedParts } from './alterations.ts';

/** Whether a request accepts gzip. */
export const acceptsGzip = ({ headers }: Request): boolean => {
  const named = /\bgzip\s*(?:;\s*q=([\d.]+))?/.exec(headers.get('accept-encoding') ?? '');
  return named !== null && Number(named[1] ?? 1) > 0;
};

/** Whether a request accepts Brotli. */
export const acceptsBrotli = ({ headers }: Request): boolean => /\bbr\b/.test(headers.get('accept-encoding') ?? '');

/** Changes the text of what is compressed. */
export function withGzipText(rig: FeedRig, alter: (text: string) => string): FeedRig {
  return withFeedMiddleware(rig, (next) => async (request) => {
    const response = await next(request);
    if (response.headers.get('content-encoding') !== 'gzip' || request.method !== 'GET') return response;
    const bytes = gzipSync(alter(gunzipSync(await response.bytes()).toString('utf8')));
    const headers = new Headers(response.headers);
    headers.set('content-length', String(bytes.length));
    return new Response(bytes, { status: response.status, headers });
  });
}

/** Compresses for clients that offer only deflate. */
export const withDeflate = (rig: FeedRig, compress: (bytes: Uint8Array) => Uint8Array<ArrayBuffer>): FeedRig =>
  withCoding(rig, 'deflate', offersDeflate, compress);

/** Compresses lists in zstd for clients that accept it among others. */
export const withZstd = (rig: FeedRig): FeedRig =>
  withCoding(rig, 'zstd', (accepted) => accepted?.includes('zstd') ?? false, zstdCompressSync);

/** Compresses in a coding for those that offer it in some way, and not in gzip. */
function withCoding(
  rig: FeedRig,
  coding: string,
  isOffered: (accepted: string | null) => boolean,
  compress: (bytes: Uint8Array) => Uint8Array<ArrayBuffer>,
): FeedRig {
  const plain = withFeedParts(rig, {
    wantsGzip: (accepted) => !isOffered(accepted) && rig.parts.wantsGzip(accepted),
  });
  return withFeedMiddleware(plain, (next) => async (request) => {
    const response = await next(request);
    if (request.method !== 'GET' || !isOffered(request.headers.get('accept-encoding'))) return response;
    const bytes = compress(await response.bytes());
    const headers = new Headers(response.headers);
    headers.set('content-encoding', coding);
    headers.set('content-length', String(bytes.length));
    return new Response(bytes, { status: response.status, headers });
  });
}

const offersDeflate = (accepted: string | null): boolean => accepted?.trim() === 'deflate';
