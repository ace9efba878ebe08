import { feedFault } from '../../testbed/alteration.ts';
import { withErrorHeaders } from '../../testbed/caching-headers.ts';

export const errorsKeptAge = feedFault({
  text: 'answers with errors that a cache has kept for a while',
  breaks: 'FEED-HT-009',
  caughtBy: ['feed/caching/error-freshness#age'],
  install: (rig) => withErrorHeaders(rig, { 'cache-control': 'max-age=0, must-revalidate', age: '45' }),
});

export const errorsKeptExpires = feedFault({
  text: 'says that errors expire in the year 2099',
  breaks: 'FEED-HT-009',
  caughtBy: ['feed/caching/error-freshness#expires'],
  install: (rig) => withErrorHeaders(rig, { expires: 'Thu, 31 Dec 2099 23:59:59 GMT' }),
});

export const errorsKeptGuessed = feedFault({
  text: 'lets caches guess how long errors are right',
  breaks: 'FEED-HT-009',
  caughtBy: ['feed/caching/error-freshness#heuristic'],
  install: (rig) =>
    withErrorHeaders(rig, { 'cache-control': 'public', 'last-modified': 'Sat, 14 Oct 2023 00:00:00 GMT' }),
});

export const errorsKeptImmutable = feedFault({
  text: 'says that errors never change',
  breaks: 'FEED-HT-009',
  caughtBy: ['feed/caching/error-freshness#immutable'],
  install: (rig) => withErrorHeaders(rig, { 'cache-control': 'public, immutable' }),
});

export const errorsKeptMaxAge = feedFault({
  text: 'lets caches keep errors for a minute',
  breaks: 'FEED-HT-009',
  caughtBy: ['feed/caching/error-freshness#max-age'],
  install: (rig) => withErrorHeaders(rig, { 'cache-control': 'public, max-age=60' }),
});

export const errorsKeptSMaxage = feedFault({
  text: 'lets shared caches keep errors for a minute',
  breaks: 'FEED-HT-009',
  caughtBy: ['feed/caching/error-freshness#s-maxage'],
  install: (rig) => withErrorHeaders(rig, { 'cache-control': 'max-age=0, s-maxage=60' }),
});

export const errorsKeptStale = feedFault({
  text: 'lets caches use errors while they ask',
  breaks: 'FEED-HT-009',
  caughtBy: ['feed/caching/error-freshness#stale-while-revalidate'],
  install: (rig) => withErrorHeaders(rig, { 'cache-control': 'max-age=0, stale-while-revalidate=600' }),
});
