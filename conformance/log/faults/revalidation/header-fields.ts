import { logFault } from '../../testbed/alteration.ts';
import { pathBelowBase } from '../../testbed/answers.ts';
import { withNotModified } from '../../testbed/not-modified.ts';

export const notModifiedCheckpointCachedForAYear = logFault({
  text: 'lets caches keep a checkpoint for a year once they have asked whether it was modified',
  breaks: 'LOG-HT-013',
  caughtBy: ['log/revalidation/header-fields#cache-control'],
  install: (rig) =>
    withNotModified(rig, (headers, request) => {
      if (pathBelowBase(request) === 'checkpoint') headers.set('cache-control', 'public, max-age=31536000, immutable');
    }),
});

export const notModifiedWithAnotherEntityTag = logFault({
  text: 'answers 304 with an entity tag that it never gave',
  breaks: 'LOG-HT-013',
  caughtBy: ['log/revalidation/header-fields#etag'],
  install: (rig) => withNotModified(rig, (headers) => headers.set('etag', '"not-modified"')),
});

export const notModifiedWithoutCacheControl = logFault({
  text: 'answers 304 without Cache-Control',
  breaks: 'LOG-HT-013',
  caughtBy: ['log/revalidation/header-fields#cache-control'],
  install: (rig) => withNotModified(rig, (headers) => headers.delete('cache-control')),
});

export const notModifiedWithoutEntityTag = logFault({
  text: 'answers 304 without an entity tag',
  breaks: 'LOG-HT-013',
  caughtBy: ['log/revalidation/header-fields#etag'],
  install: (rig) => withNotModified(rig, (headers) => headers.delete('etag')),
});

export const notModifiedWithoutVary = logFault({
  text: 'answers 304 for a compressed bundle without Vary',
  breaks: 'LOG-HT-013',
  caughtBy: ['log/revalidation/header-fields#vary'],
  install: (rig) => withNotModified(rig, (headers) => headers.delete('vary')),
});
