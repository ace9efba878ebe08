/** Configurations of nginx for a log: correct ones, and common mistakes. */
import type { NginxConfig } from './nginx.ts';

/** Immutable resources for a year, the checkpoint with revalidation. Without `always`, so not for errors. */
const CACHING = {
  checkpoint: 'add_header Cache-Control no-cache;',
  tile: 'add_header Cache-Control "max-age=31536000, immutable";',
};
const GZIP = 'gzip on; gzip_types application/octet-stream; gzip_proxied any; gzip_min_length 256; gzip_vary on;';
/** A cache that stores found resources for a day, and missing resources not at all. */
const CACHE = 'proxy_cache_path cache keys_zone=log:1m;';

/** A reverse proxy to a log at `url`, with directives for its checkpoint, for its tiles, and for everything. */
const proxy = (url: string, { checkpoint = '', tile = '', all = '' }: Partial<Record<string, string>>): string => `
  ${all}
  location / { proxy_pass ${url}; }
  location = /checkpoint { proxy_pass ${url}; ${checkpoint} }
  location /tile/ { proxy_pass ${url}; ${tile} }
`;

/** In front of a log that sends neither gzip nor Cache-Control. */
export const compressing = (url: string): NginxConfig => ({ http: GZIP, server: proxy(url, CACHING) });

/** The same, but the checkpoint is compressed too. */
export const compressingAll = (url: string): NginxConfig => ({
  http: GZIP.replace('application/octet-stream', '*').replace('256', '20'),
  server: proxy(url, CACHING),
});

/** Adds Cache-Control and changes nothing else. */
export const cacheControl = (url: string): NginxConfig => ({ server: proxy(url, CACHING) });

/** Caches tiles and bundles. */
export const caching = (url: string): NginxConfig => ({
  http: CACHE,
  server: proxy(url, {
    checkpoint: CACHING.checkpoint,
    tile: `proxy_cache log; proxy_cache_valid 200 1d; ${CACHING.tile}`,
  }),
});

/** Caches answers as the log's own headers allow, one for each coding (Vary). */
export const obedient = (url: string): NginxConfig => ({
  http: CACHE,
  server: proxy(url, { all: 'proxy_cache log;' }),
});

/** Limits a client to 150 requests per second, and to few at once: a run on a busy machine meets the limit as well. */
export const limiting = (url: string): NginxConfig => ({
  http: 'limit_req_zone $binary_remote_addr zone=one:1m rate=150r/s; limit_req_status 429;',
  server: proxy(url, { all: 'limit_req zone=one burst=10 nodelay;' }),
});

/**
 * nginx makes a strong entity tag of a file's length and the second in which it was written. Checkpoints may share
 * both, and then one is mistaken for the other (RFC 9110, section 8.8.1); so do dates, with a resolution of a second.
 */
const UNCONDITIONAL = 'etag off; if_modified_since off;';

/** Serves the directory of a log as files; logs may be in directories below it. */
export const files = (root: string, gzip = GZIP): NginxConfig => ({
  http: gzip,
  server: `
    root ${root};
    location ~ /checkpoint$ { default_type text/plain; charset utf-8; ${UNCONDITIONAL} ${CACHING.checkpoint} }
    location ~ /tile/ { default_type application/octet-stream; ${CACHING.tile} }
    location / { return 404; }
  `,
});

/** The same, but with nginx's default entity tag for the checkpoint. */
export const tagged = (root: string): NginxConfig => {
  const { http, server } = files(root);
  return { http: http!, server: server.replace(UNCONDITIONAL, '') };
};

/** As `files`, with bundles that were compressed beforehand, beside the others as `.gz`. */
export const packedFiles = (root: string): NginxConfig => files(root, 'gzip_static on; gzip_vary on;');

/** The default nginx.conf. Its types depend on extensions, and the files of a log have no extensions. */
export const asInstalled = (root: string): NginxConfig => ({
  http: 'default_type application/octet-stream; sendfile on; keepalive_timeout 65;',
  server: `location / { root ${root}; index index.html; }`,
});

/** Nothing but the directory. */
export const bare = (root: string): NginxConfig => ({ server: `root ${root};` });

/** Compressed bundles of the log, without the Content-Encoding header. */
export const codingHidden = (url: string): NginxConfig => ({
  server: proxy(url, { all: 'proxy_hide_header Content-Encoding;' }),
});

/** Compression as it is usually turned on: without gzip_vary, which is off by default. */
export const codingUnsaid = (url: string): NginxConfig => ({
  ...compressing(url),
  http: GZIP.replace(' gzip_vary on;', ''),
});

/** A front page in place of missing resources. */
export const softNotFound = (url: string): NginxConfig => ({
  server: `
    ${proxy(url, { all: 'proxy_intercept_errors on; error_page 404 =200 /index.html;' })}
    location = /index.html { default_type text/html; return 200 "<h1>It works!</h1>"; }
  `,
});

/** One Cache-Control for everything. */
export const immutableAll = (url: string): NginxConfig => ({
  server: proxy(url, {
    all: 'proxy_hide_header Cache-Control; add_header Cache-Control "max-age=604800, immutable" always;',
  }),
});

/** The right headers for existing resources, and the same for missing ones. */
export const immutableErrors = (url: string): NginxConfig => ({
  server: proxy(url, {
    all: 'proxy_hide_header Cache-Control;',
    checkpoint: CACHING.checkpoint,
    tile: CACHING.tile.replace(';', ' always;'),
  }),
});

/** A cache that stores every answer for ten minutes, against the headers of the log. */
export const holdsAll = (url: string): NginxConfig => ({
  http: CACHE,
  server: proxy(url, { all: 'proxy_cache log; proxy_ignore_headers Cache-Control; proxy_cache_valid any 10m;' }),
});

/** Files are kept open, so a checkpoint that was renamed into its place is seen a minute late. */
export const keepsFilesOpen = (root: string): NginxConfig => {
  const { http, server } = files(root);
  return { http: `${http!} open_file_cache max=1000; open_file_cache_valid 60s;`, server };
};
