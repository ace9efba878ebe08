import { hash } from 'node:crypto';
import type { Kind } from './location.ts';

/** The kind of answer whose caching is decided: a resource, or any other answer (404, 405, 413). */
export type Audience = Kind | 'other';

/** The facts that determine the headers of a 200 answer. */
export interface Served {
  readonly kind: Kind;
  /** Content coding of the bytes; absent: they are not compressed. */
  readonly coding?: string;
  readonly etag: string;
}

/** The parts that compute single headers. */
export interface HeaderParts {
  contentType(kind: Kind): string;
  cacheControl(audience: Audience): string;
}

/** Content-Type (C2SP tlog-tiles, "Checkpoints", "Merkle Tree", "Log entries"). */
export function contentType(kind: Kind): string {
  return kind === 'checkpoint' ? 'text/plain; charset=utf-8' : 'application/octet-stream';
}

/**
 * Cache-Control: a checkpoint is revalidated each time, tiles and bundles never change (C2SP tlog-tiles, the same
 * sections: SHOULD). Other answers are not stored: a resource that is missing now may exist in a moment.
 */
export function cacheControl(audience: Audience): string {
  if (audience === 'checkpoint') return 'no-cache';
  return audience === 'other' ? 'no-store' : 'public, max-age=31536000, immutable';
}

/**
 * A strong entity tag: the hash of the bytes that are sent, so it differs by content coding (RFC 9110, section 8.8.3).
 */
export function etag(bytes: Uint8Array): string {
  return `"${hash('sha256', bytes, 'base64url')}"`;
}

/** All headers of a 200 answer but Content-Length. */
export function headers(served: Served, parts: HeaderParts): Record<string, string> {
  return {
    'content-type': parts.contentType(served.kind),
    'cache-control': parts.cacheControl(served.kind),
    etag: served.etag,
    // Also for a bundle that is not compressed: another request would get other bytes (RFC 9110, section 12.5.5).
    ...(served.kind === 'entries' ? { vary: 'Accept-Encoding' } : {}),
    ...(served.coding === undefined ? {} : { 'content-encoding': served.coding }),
  };
}
