import { logFault } from '../../testbed/alteration.ts';
import { withHeaders } from '../../testbed/answers.ts';
import { withParts } from '../../testbed/parts.ts';
import { CHECKPOINT_PATH } from '../../testbed/paths.ts';

export const checkpointCachedForAMinute = logFault({
  text: 'lets caches hold the checkpoint for a minute, of which one has held it for most',
  breaks: 'LOG-CP-003',
  caughtBy: ['log/checkpoint/not-cached#long-lived'],
  install: (rig) =>
    withHeaders(rig, CHECKPOINT_PATH, (headers) => {
      headers.set('cache-control', 'max-age=60');
      headers.set('age', '55');
    }),
});

export const checkpointCachedForAYear = logFault({
  text: 'lets caches hold the checkpoint for a year, as if it were a tile',
  breaks: 'LOG-CP-003',
  caughtBy: ['log/checkpoint/not-cached#long-lived'],
  install: (rig) =>
    withParts(rig, {
      cacheControl: (audience) => rig.parts.cacheControl(audience === 'checkpoint' ? 'tile' : audience),
    }),
});

export const checkpointCachedInCapitals = logFault({
  text: 'lets caches hold the checkpoint for a day, in capitals',
  breaks: 'LOG-CP-003',
  caughtBy: ['log/checkpoint/not-cached#long-lived'],
  install: (rig) => withHeaders(rig, CHECKPOINT_PATH, (headers) => headers.set('cache-control', 'Max-Age=86400')),
});

export const checkpointCachedBySharedCaches = logFault({
  text: 'lets shared caches hold the checkpoint for an hour, though others are to ask each time',
  breaks: 'LOG-CP-003',
  caughtBy: ['log/checkpoint/not-cached#long-lived'],
  install: (rig) =>
    withHeaders(rig, CHECKPOINT_PATH, (headers) => headers.set('cache-control', 'max-age=0, s-maxage=3600')),
});

export const checkpointWithLastModifiedOnly = logFault({
  text: 'sends Last-Modified with the checkpoint and nothing else for caches',
  breaks: 'LOG-CP-003',
  caughtBy: ['log/checkpoint/not-cached#heuristic'],
  install: (rig) =>
    withHeaders(rig, CHECKPOINT_PATH, (headers) => {
      headers.delete('cache-control');
      headers.set('last-modified', 'Mon, 01 Jan 2024 00:00:00 GMT');
    }),
});
