import type { Format } from './location.ts';

/** The facts that determine the headers of an answer. */
export interface Served {
  readonly kind: Format | 'jsonp';
  /** HTTP status. */
  readonly status: number;
  /** Content coding of the bytes; absent: they are not compressed. */
  readonly coding?: 'gzip';
}

const TYPES: Readonly<Record<Served['kind'], string>> = {
  json: 'application/json; charset=utf-8',
  // RFC 7303, section 9.1, prefers it to text/xml.
  xml: 'application/xml; charset=utf-8',
  // RFC 9239, section 6: application/javascript is obsolete.
  jsonp: 'text/javascript; charset=utf-8',
};

/** The part that computes a single header. */
export interface HeaderParts {
  contentType(kind: Served['kind']): string;
}

/** Content-Type. */
export function contentType(kind: Served['kind']): string {
  return TYPES[kind];
}

/**
 * All headers of an answer below the base but Content-Length. "Responses are not cached": `no-store` has that meaning
 * (RFC 9111, section 5.2.2.5). There is no validator: `meta.requests` changes with every answer, so a correct entity
 * tag could never match. Pages of any origin may read the feed, as with the original service.
 */
export function headers({ kind, status, coding }: Served, parts: HeaderParts): Record<string, string> {
  return {
    'content-type': parts.contentType(kind),
    'cache-control': 'no-store',
    vary: 'Accept-Encoding',
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
    ...(coding === undefined ? {} : { 'content-encoding': coding }),
    // RFC 9110, section 15.5.2: a 401 must have a challenge. No registered scheme is a parameter of the query.
    ...(status === 401 ? { 'www-authenticate': 'ApiKey realm="events", parameter="key"' } : {}),
  };
}
