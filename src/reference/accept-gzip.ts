import Negotiator from 'negotiator';

/**
 * Whether an Accept-Encoding header allows gzip: named with a quality above 0, or covered by `*` (RFC 9110, section
 * 12.5.3). Without the header nothing is compressed, though tlog-tiles would allow it ("Log entries").
 */
export function wantsGzip(acceptEncoding: string | null): boolean {
  if (acceptEncoding === null) return false;
  return new Negotiator({ headers: { 'accept-encoding': acceptEncoding } }).encodings(['gzip']).includes('gzip');
}
