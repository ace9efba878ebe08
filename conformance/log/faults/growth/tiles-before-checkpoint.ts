import { logFault } from '../../testbed/alteration.ts';
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
