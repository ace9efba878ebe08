import type { Header } from '../../../core/target/header.ts';

/**
 * What the looks for a split view send: a log that shows each reader its own tree tells readers apart somehow. Between
 * them they offer every content coding that there is, so that what each decodes to is compared as well.
 */
export const READER_HEADERS: readonly (readonly Header[])[] = [
  [['Accept-Encoding', 'identity']],
  [
    ['Accept-Encoding', 'gzip, identity'],
    ['User-Agent', 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0'],
    ['Accept-Language', 'en'],
  ],
  [
    ['Accept-Encoding', 'gzip'],
    ['User-Agent', 'Go-http-client/1.1'],
  ],
  [],
  [['Accept-Encoding', 'br']],
  [['Accept-Encoding', 'zstd, identity;q=0.5']],
  [['Accept-Encoding', 'deflate']],
];
