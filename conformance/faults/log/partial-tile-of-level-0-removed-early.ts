import type { LogRig } from '../../../src/reference/log/index.ts';
import { withStore } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'removes a partial tile of level 0 when the next one is written',
  breaks: 'LOG-GR-002',
  caughtBy: ['log/growth/partials-stay#gone'],
  install: (rig) =>
    withStore(rig, (store) => {
      let last = '';
      return {
        ...store,
        write: async (path, bytes) => {
          await store.write(path, bytes);
          if (!/^tile\/0\/.*\.p\//.test(path)) return;
          await store.remove!(last);
          last = path;
        },
      };
    }),
});
