import { logFault } from '../../testbed/alteration.ts';
import { withHeaders } from '../../testbed/answers.ts';
import { TILE_PATHS } from '../../testbed/paths.ts';

export const partialTileNeverCached = logFault({
  text: 'keeps caches from holding partial tiles, as if they changed',
  breaks: 'LOG-TL-004',
  caughtBy: ['log/tiles/cacheable#short-lived'],
  install: (rig) => withHeaders(rig, /^tile\/\d+\/.*\.p\//, (headers) => headers.set('cache-control', 'max-age=60')),
});

export const tileNeverCached = logFault({
  text: 'keeps caches from holding tiles',
  breaks: 'LOG-TL-004',
  caughtBy: ['log/tiles/cacheable#short-lived'],
  install: (rig) => withHeaders(rig, TILE_PATHS, (headers) => headers.set('cache-control', 'no-store')),
});
