import { logFault } from '../../testbed/alteration.ts';
import { pathBelowBase, withMiddleware } from '../../testbed/answers.ts';
import { TILE_PATHS } from '../../testbed/paths.ts';
import { withStore } from '../../testbed/store.ts';

export const checkpointAheadOfTiles = logFault({
  text: 'shows a new checkpoint a moment before the tiles behind it',
  breaks: 'LOG-TL-001',
  caughtBy: ['log/growth/tiles-before-checkpoint#behind'],
  install: (rig) =>
    withStore(rig, (store) => {
      const late = new Set<string>();
      let known = false;
      return {
        ...store,
        write: async (path, bytes) => {
          if (known && TILE_PATHS.test(path)) late.add(path);
          await store.write(path, bytes);
        },
        read: async (path) => {
          // Files from before the first reader are served; later files are served at the second request.
          known ||= TILE_PATHS.test(path);
          return late.delete(path) ? undefined : store.read(path);
        },
      };
    }),
});

export const absenceOfATileRemembered = logFault({
  text: 'remembers that a tile was absent, though its headers forbid caches to do so',
  breaks: 'LOG-TL-001',
  caughtBy: ['log/growth/tiles-before-checkpoint#stays-absent'],
  alsoFails: ['log/tiles/served#missing'],
  needs: { entries: 250n, restart: true },
  install: (rig) => {
    const absent = new Map<string, Response>();
    return withMiddleware(rig, (next) => async (request) => {
      const path = pathBelowBase(request);
      const response = absent.get(path)?.clone() ?? (await next(request));
      if (TILE_PATHS.test(path) && response.status === 404) absent.set(path, response.clone());
      return response;
    });
  },
});
