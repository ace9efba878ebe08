import { feedFault } from '../../testbed/alteration.ts';
import { withSuccessHeaders } from '../../testbed/caching-headers.ts';

export const eventsKeptAge = feedFault({
  text: 'answers with events that a cache has kept for a while',
  breaks: 'FEED-RT-004',
  caughtBy: ['feed/caching/list-freshness#age'],
  install: (rig) => withSuccessHeaders(rig, { 'cache-control': 'max-age=0, must-revalidate', age: '45' }),
});

export const eventsKeptExpires = feedFault({
  text: 'says that events expire in the year 2099',
  breaks: 'FEED-RT-004',
  caughtBy: ['feed/caching/list-freshness#expires'],
  install: (rig) => withSuccessHeaders(rig, { expires: 'Thu, 31 Dec 2099 23:59:59 GMT' }),
});

export const eventsKeptGuessed = feedFault({
  text: 'lets caches guess how long events are right',
  breaks: 'FEED-RT-004',
  caughtBy: ['feed/caching/list-freshness#heuristic'],
  install: (rig) => withSuccessHeaders(rig, { 'last-modified': 'Sat, 14 Oct 2023 00:00:00 GMT' }),
});

export const eventsKeptImmutable = feedFault({
  text: 'says that events never change',
  breaks: 'FEED-RT-004',
  caughtBy: ['feed/caching/list-freshness#immutable'],
  install: (rig) => withSuccessHeaders(rig, { 'cache-control': 'public, immutable' }),
});

export const eventsKeptMaxAge = feedFault({
  text: 'lets caches keep events for a minute',
  breaks: 'FEED-RT-004',
  caughtBy: ['feed/caching/list-freshness#max-age'],
  install: (rig) => withSuccessHeaders(rig, { 'cache-control': 'public, max-age=60' }),
});

export const eventsKeptSMaxage = feedFault({
  text: 'lets shared caches keep events for a minute',
  breaks: 'FEED-RT-004',
  caughtBy: ['feed/caching/list-freshness#s-maxage'],
  install: (rig) => withSuccessHeaders(rig, { 'cache-control': 'max-age=0, s-maxage=60' }),
});

export const eventsKeptStale = feedFault({
  text: 'lets caches use events while they ask',
  breaks: 'FEED-RT-004',
  caughtBy: ['feed/caching/list-freshness#stale-while-revalidate'],
  install: (rig) => withSuccessHeaders(rig, { 'cache-control': 'max-age=0, stale-while-revalidate=600' }),
});
