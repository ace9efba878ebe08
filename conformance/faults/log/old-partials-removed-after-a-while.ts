import type { LogRig } from '../../../src/reference/log/index.ts';
import { withStore } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'removes partial tiles and bundles after a few publications, full or not',
  breaks: 'LOG-GR-002',
  caughtBy: ['log/growth/partials-stay#gone'],
  // The one of level 1 does not change in between, so it is a present one that is gone.
  alsoFails: ['log/growth/every-reader#withheld', 'log/growth/tiles-keep-up#behind'],
  needs: { create: false },
  install: (rig) =>
    withStore(rig, (store) => {
      const published: string[][] = [[]];
      return {
        ...store,
        write: async (path, bytes) => {
          await store.write(path, bytes);
          if (path.includes('.p/')) published.at(-1)!.push(path);
          if (path === 'checkpoint') published.push([]);
          const old = published.length > 6 ? published.shift()! : [];
          for (const one of old) await store.remove!(one);
        },
      };
    }),
});
