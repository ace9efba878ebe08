import type { Header } from '../../../core/target/header.ts';

/**
 * The headers of the readers that look for a split view: a log that serves a tree per reader has to distinguish
 * readers. Together they offer every content coding, so that the decoded bodies are compared as well.
 */
export const READER_HEADERS: readonly (readonly Header[])[] = [
  [['Accept-Encoding', 'identity']],
  [
    ['Accept-Encoding', 'gzip, identity'],
    ['User-Agent', 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0'],
    ['Accept-Language', 'en'],
    ['Cookie', 'visited=yes'],
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
