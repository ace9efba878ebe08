import { feedVariant } from '../../testbed/alteration.ts';
import { withFeedHeaders } from '../../testbed/alterations.ts';
import { withCacheControl } from '../../testbed/caching-headers.ts';

export const maxAgeZero = feedVariant({
  text: 'gives answers a lifetime of nothing',
  cites: 'Interface, "Limits": cache time is 0 seconds, in these words',
  install: (rig) => withCacheControl(rig, 'max-age=0, must-revalidate'),
});

export const noCache = feedVariant({
  text: 'has caches store and ask',
  cites: 'Interface, "Limits": cache time is 0 seconds, which RFC 9111 section 5.2.2.4 says by no-cache',
  install: (rig) => withCacheControl(rig, 'no-cache'),
});

export const noStoreAndALifetime = feedVariant({
  text: 'sends no-store beside a lifetime, as old programs do',
  cites: 'RFC 9111, section 5.2.2.5: no-store stands above all others',
  install: (rig) => withCacheControl(rig, 'no-store, no-cache, must-revalidate, post-check=0, pre-check=0, max-age=60'),
});

export const noCachingHeaders = feedVariant({
  text: 'sends no header for caches',
  cites: 'RFC 9111, section 4.2.2: without Last-Modified there is nothing to guess a lifetime from',
  install: (rig) => withCacheControl(rig, null),
});

export const surrogateControl = feedVariant({
  text: 'gives surrogates a lifetime in a field of their own, and everybody else none',
  cites:
    'RFC 9110, section 5.1: a field that is not understood is passed over; no standard says what Surrogate-Control allows',
  install: (rig) => withFeedHeaders(rig, /\/events\//, (headers) => headers.set('surrogate-control', 'max-age=60')),
});
