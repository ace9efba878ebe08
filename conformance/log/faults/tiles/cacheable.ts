import type { LogRig } from '../../../../src/reference/log/index.ts';
import { fault } from '../../../core/alteration/alteration.ts';
import { withHeaders } from '../../testbed/answers.ts';
import { TILE_PATHS } from '../../testbed/paths.ts';

export const partialTileNeverCached = fault<LogRig>({
  text: 'keeps caches from holding partial tiles, as if they changed',
  breaks: 'LOG-TL-004',
  caughtBy: ['log/tiles/cacheable#short-lived'],
  install: (rig) => withHeaders(rig, /^tile\/\d+\/.*\.p\//, (headers) => headers.set('cache-control', 'max-age=60')),
});

export const tileNeverCached = fault<LogRig>({
  text: 'keeps caches from holding tiles',
  breaks: 'LOG-TL-004',
  caughtBy: ['log/tiles/cacheable#short-lived'],
  install: (rig) => withHeaders(rig, TILE_PATHS, (headers) => headers.set('cache-control', 'no-store')),
});
