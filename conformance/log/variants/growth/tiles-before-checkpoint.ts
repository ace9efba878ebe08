import { logVariant } from '../../testbed/alteration.ts';
import { pathBelowBase, withMiddleware } from '../../testbed/answers.ts';
import { TILE_PATHS } from '../../testbed/paths.ts';
import { withCheckpointsDelayed } from '../../testbed/stores.ts';

export const absenceOfATileCached = logVariant({
  text: 'is behind a cache that remembers that a tile was absent, for the minute that the headers allow',
  cites: 'RFC 9111, section 4.2: a cache may reuse an answer until its max-age is over',
  needs: { entries: 250n, restart: true },
  install: (rig) => {
    const absent = new Set<string>();
    return withMiddleware(rig, (next) => async (request) => {
      const path = pathBelowBase(request);
      if (!path.startsWith('tile/')) return next(request);
      const headers = { 'cache-control': 'max-age=60' };
      if (absent.has(path)) return new Response('absent', { status: 404, headers });
      const response = await next(request);
      if (response.status !== 404) return response;
      if (TILE_PATHS.test(path)) absent.add(path);
      return new Response('absent', { status: 404, headers });
    });
  },
});

export const tilesAheadOfTheCheckpoint = logVariant({
  text: 'has tiles and bundles ready some time before the checkpoint that covers them',
  cites: 'C2SP tlog-tiles, "Partial Tiles": what every published checkpoint needs is served; more is not forbidden',
  needs: { batch: 100 },
  install: (rig) => withCheckpointsDelayed(rig, 3),
});
