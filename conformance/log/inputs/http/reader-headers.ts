import type { Header } from '../../../core/target/header.ts';

/**
 * The headers of the readers that look for a split view: a log that serves a tree per reader has to distinguish
 * readers. Together they offer every content coding, so that the decoded bodies are compared as well.
 */
export const READER_HEADERS: readonly (readonly Header[])[] = [
  [['Accept-Encoding', 'identity']],
  [
    ['Accept', 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'],
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
  // A script of a page of another origin (Fetch standard, "Origin header").
  [
    ['Accept-Encoding', 'br'],
    ['Origin', 'https://page.example'],
  ],
  // A reader behind a proxy; the address is one for documents (RFC 5737).
  [
    ['Accept-Encoding', 'zstd, identity;q=0.5'],
    ['X-Forwarded-For', '203.0.113.7'],
  ],
  [['Accept-Encoding', 'deflate']],
];

/**
 * The headers of readers that have stored an older answer. The conditions are true of every checkpoint: no log gives such
 * a tag, and no checkpoint is that old (RFC 9110 sections 13.1.2 and 13.1.3).
 */
export const READERS_WITH_A_STORED_ANSWER: readonly (readonly Header[])[] = [
  [['If-None-Match', '"touchstone"']],
  [['If-Modified-Since', 'Sat, 29 Oct 1994 19:43:31 GMT']],
];
