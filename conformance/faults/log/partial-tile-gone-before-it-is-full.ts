import type { LogRig } from '../../../src/reference/log/index.ts';
import { withStore } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'removes a partial tile when the next one is written, though the full one is far',
  breaks: 'LOG-GR-002',
  caughtBy: ['log/growth/partials-stay#gone'],
  // The last look reads the partials of the first size again.
  alsoFails: ['log/growth/every-reader#withheld'],
  install: (rig) =>
    withStore(rig, (store) => {
      const last = new Map<string, string>();
      return {
        ...store,
        write: async (path, bytes) => {
          await store.write(path, bytes);
          const folder = /^(tile\/.*)\.p\//.exec(path)?.[1];
          const before = folder && last.get(folder);
          if (before) await store.remove!(before);
          if (folder) last.set(folder, path);
        },
      };
    }),
});
