import type { LogRig } from '../../../src/reference/log/index.ts';
import { TILES, withStore } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'shows a new checkpoint a moment before the tiles behind it',
  breaks: 'LOG-TL-001',
  caughtBy: ['log/growth/tiles-keep-up#behind'],
  install: (rig) =>
    withStore(rig, (store) => {
      const late = new Set<string>();
      let known = false;
      return {
        ...store,
        write: async (path, bytes) => {
          if (known && TILES.test(path)) late.add(path);
          await store.write(path, bytes);
        },
        read: async (path) => {
          // What was there before the first reader came is there; what comes later is there when asked a second time.
          known ||= TILES.test(path);
          return late.delete(path) ? undefined : store.read(path);
        },
      };
    }),
});
