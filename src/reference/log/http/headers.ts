import { hash } from 'node:crypto';
import type { Kind } from './location.ts';

/** Whose caching is asked for: that of a resource, or that of any other answer (404, 405, 413). */
export type Audience = Kind | 'other';

/** What the headers of a 200 answer depend on. */
export interface Served {
  readonly kind: Kind;
  /** Content coding of the bytes; absent: none. */
  readonly coding?: string;
  readonly etag: string;
}

/** What says the headers that have a part of their own. */
export interface HeaderParts {
  contentType(kind: Kind): string;
  cacheControl(audience: Audience): string;
}

/** Content-Type (C2SP tlog-tiles, "Checkpoints", "Merkle Tree", "Log entries"). */
export function contentType(kind: Kind): string {
  return kind === 'checkpoint' ? 'text/plain; charset=utf-8' : 'application/octet-stream';
}

/**
 * Cache-Control: a checkpoint is asked for anew each time, tiles and bundles never change (C2SP tlog-tiles, the same
 * sections: SHOULD). Anything else is not kept: what is missing now may be there in a moment.
 */
export function cacheControl(audience: Audience): string {
  if (audience === 'checkpoint') return 'no-cache';
  return audience === 'other' ? 'no-store' : 'public, max-age=31536000, immutable';
}

/** A strong entity tag: the hash of the bytes that are sent, so each content coding has its own (RFC 9110, 8.8.3). */
export function etag(bytes: Uint8Array): string {
  return `"${hash('sha256', bytes, 'base64url')}"`;
}

/** All headers of a 200 answer but Content-Length. */
export function headers(served: Served, parts: HeaderParts): Record<string, string> {
  return {
    'content-type': parts.contentType(served.kind),
    'cache-control': parts.cacheControl(served.kind),
    etag: served.etag,
    // Said of a bundle that is not compressed too: another request would have got other bytes (RFC 9110, 12.5.5).
    ...(served.kind === 'entries' ? { vary: 'Accept-Encoding' } : {}),
    ...(served.coding === undefined ? {} : { 'content-encoding': served.coding }),
  };
}
