import { feedFault } from '../../testbed/alteration.ts';
import { withErrorHeaders } from '../../testbed/caching-headers.ts';

const storableErrors = (text: string, reason: string, fields: Readonly<Record<string, string>>) =>
  feedFault({
    text,
    breaks: 'FEED-HT-009',
    caughtBy: [`feed/caching/error-freshness#${reason}`],
    install: (rig) => withErrorHeaders(rig, fields),
  });

export const errorsCachedByAge = storableErrors('answers with errors that a cache has kept for a while', 'age', {
  'cache-control': 'max-age=0, must-revalidate',
  age: '45',
});

export const errorsCachedByExpires = storableErrors('says that errors expire in the year 2099', 'expires', {
  expires: 'Thu, 31 Dec 2099 23:59:59 GMT',
});

export const errorsCachedHeuristically = storableErrors('lets caches guess how long errors are right', 'heuristic', {
  'cache-control': 'public',
  'last-modified': 'Sat, 14 Oct 2023 00:00:00 GMT',
});

export const errorsCachedAsImmutable = storableErrors('says that errors never change', 'immutable', {
  'cache-control': 'public, immutable',
});

export const errorsCachedByMaxAge = storableErrors('lets caches keep errors for a minute', 'max-age', {
  'cache-control': 'public, max-age=60',
});

export const errorsCachedBySMaxage = storableErrors('lets shared caches keep errors for a minute', 's-maxage', {
  'cache-control': 'max-age=0, s-maxage=60',
});

export const errorsCachedWhileStale = storableErrors(
  'lets caches use errors while they ask',
  'stale-while-revalidate',
  {
    'cache-control': 'max-age=0, stale-while-revalidate=600',
  },
);
