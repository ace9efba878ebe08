import { feedFault } from '../../testbed/alteration.ts';
import { withSuccessHeaders } from '../../testbed/caching-headers.ts';

const storableLists = (text: string, reason: string, fields: Readonly<Record<string, string>>) =>
  feedFault({
    text,
    breaks: 'FEED-RT-004',
    caughtBy: [`feed/caching/list-freshness#${reason}`],
    install: (rig) => withSuccessHeaders(rig, fields),
  });

export const eventsCachedByAge = storableLists('answers with events that a cache has kept for a while', 'age', {
  'cache-control': 'max-age=0, must-revalidate',
  age: '45',
});

export const eventsCachedByExpires = storableLists('says that events expire in the year 2099', 'expires', {
  expires: 'Thu, 31 Dec 2099 23:59:59 GMT',
});

export const eventsCachedHeuristically = storableLists('lets caches guess how long events are right', 'heuristic', {
  'last-modified': 'Sat, 14 Oct 2023 00:00:00 GMT',
});

export const eventsCachedAsImmutable = storableLists('says that events never change', 'immutable', {
  'cache-control': 'public, immutable',
});

export const eventsCachedByMaxAge = storableLists('lets caches keep events for a minute', 'max-age', {
  'cache-control': 'public, max-age=60',
});

export const eventsCachedBySMaxage = storableLists('lets shared caches keep events for a minute', 's-maxage', {
  'cache-control': 'max-age=0, s-maxage=60',
});

export const eventsCachedWhileStale = storableLists('lets caches use events while they ask', 'stale-while-revalidate', {
  'cache-control': 'max-age=0, stale-while-revalidate=600',
});
