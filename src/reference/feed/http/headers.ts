import type { Format } from './location.ts';

/** What the headers of an answer depend on. */
export interface Served {
  readonly kind: Format | 'jsonp';
  /** HTTP status. */
  readonly status: number;
  /** Content coding of the bytes; absent: none. */
  readonly coding?: 'gzip';
}

const TYPES: Readonly<Record<Served['kind'], string>> = {
  json: 'application/json; charset=utf-8',
  // RFC 7303, section 9.1, prefers it to text/xml.
  xml: 'application/xml; charset=utf-8',
  // RFC 9239, section 6: application/javascript is obsolete.
  jsonp: 'text/javascript; charset=utf-8',
};

/** What says the header that has a part of its own. */
export interface HeaderParts {
  contentType(kind: Served['kind']): string;
}

/** Content-Type. */
export function contentType(kind: Served['kind']): string {
  return TYPES[kind];
}

/**
 * All headers of an answer below the base but Content-Length. "Responses are not cached": `no-store` says just that (RFC
 * 9111, section 5.2.2.5). It has no validator: `meta.requests` makes every representation another one, so an entity tag
 * could match only by being untrue. Pages of any origin may read the feed, as they could the service's.
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
