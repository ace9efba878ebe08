import { logVariant } from '../../testbed/alteration.ts';
import { withHeaders } from '../../testbed/answers.ts';
import { CHECKPOINT_PATH, TILE_AND_BUNDLE_PATHS } from '../../testbed/paths.ts';

export const cacheControlInCapitals = logVariant({
  text: 'writes its caching directives in capitals and in quotes',
  cites: 'RFC 9111, section 5.2: directive names are case-insensitive, and both forms of a value are to be accepted',
  install: (rig) =>
    withHeaders(
      withHeaders(rig, /^tile\//, (headers) => headers.set('cache-control', 'Public, Max-Age="31536000"')),
      CHECKPOINT_PATH,
      (headers) => headers.set('cache-control', 'No-Cache'),
    ),
});

export const cookiesKeptFromCaches = logVariant({
  text: 'keeps caches from storing one header of its tiles, and lets them have the rest',
  cites: 'RFC 9111, section 5.2.2.4: no-cache with a field name is about that field',
  install: (rig) =>
    withHeaders(rig, TILE_AND_BUNDLE_PATHS, (headers) =>
      headers.set('cache-control', 'public, max-age=31536000, no-cache="Set-Cookie"'),
    ),
});

export const expiresInPlaceOfCacheControl = logVariant({
  text: 'states the freshness of its answers by Expires alone',
  cites: 'RFC 9111, section 5.3: Expires, where there is no max-age',
  install: (rig) => {
    const expire = (after: number) => (headers: Headers) => {
      headers.delete('cache-control');
      headers.set('date', new Date().toUTCString());
      headers.set('expires', new Date(Date.now() + after).toUTCString());
    };
    return withHeaders(withHeaders(rig, CHECKPOINT_PATH, expire(-1000)), /^tile\//, expire(86_400_000));
  },
});

export const tilesNearTheEndOfTheirAge = logVariant({
  text: 'is read through a cache that has held tiles and bundles for almost as long as it may',
  cites:
    'RFC 9111, section 5.1: Age is what the cache adds; C2SP tlog-tiles, "Merkle Tree", speaks of the headers of the log',
  install: (rig) =>
    withHeaders(rig, /^tile\//, (headers) => {
      headers.set('cache-control', 'public, max-age=86400');
      headers.set('age', '86000');
    }),
});
