import { logVariant } from '../../testbed/alteration.ts';
import { withHeaders } from '../../testbed/answers.ts';
import { CHECKPOINT_PATH } from '../../testbed/paths.ts';

export const checkpointCachedForSeconds = logVariant({
  text: 'lets caches hold the checkpoint for five seconds',
  cites: 'C2SP tlog-tiles, "Checkpoints": not cached beyond a few seconds',
  install: (rig) =>
    withHeaders(rig, CHECKPOINT_PATH, (headers) => headers.set('cache-control', 'public, max-age=5, s-maxage=5')),
});

export const checkpointNotStored = logVariant({
  text: 'forbids caches to store the checkpoint, and sends Last-Modified',
  cites: 'C2SP tlog-tiles, "Checkpoints": not cached beyond a few seconds; RFC 9111, section 5.2.2.5',
  install: (rig) =>
    withHeaders(rig, CHECKPOINT_PATH, (headers) => {
      headers.set('cache-control', 'no-store');
      headers.set('last-modified', 'Mon, 01 Jan 2024 00:00:00 GMT');
    }),
});

export const checkpointWithoutCachingHeaders = logVariant({
  text: 'sends the checkpoint without any header for caches, so that a cache has no heuristic',
  cites: 'RFC 9111, section 4.2.2: a guess is made from Last-Modified; C2SP tlog-tiles, "Checkpoints"',
  install: (rig) =>
    withHeaders(rig, CHECKPOINT_PATH, (headers) => {
      for (const name of ['cache-control', 'etag']) headers.delete(name);
    }),
});

export const lastModifiedOnEverything = logVariant({
  text: 'sends Last-Modified beside Cache-Control with everything',
  cites: 'RFC 9111, section 4.2.1: what is said explicitly goes before a guess',
  install: (rig) =>
    withHeaders(rig, /^(checkpoint$|tile\/)/, (headers) =>
      headers.set('last-modified', 'Mon, 01 Jan 2024 00:00:00 GMT'),
    ),
});

export const servedStaleWhenTheOriginFails = logVariant({
  text: 'lets caches show an old checkpoint when the log itself cannot be reached',
  cites: 'RFC 9111, section 4.2.4: stale-if-error is for when the origin fails',
  install: (rig) =>
    withHeaders(rig, CHECKPOINT_PATH, (headers) => headers.set('cache-control', 'max-age=5, stale-if-error=86400')),
});
