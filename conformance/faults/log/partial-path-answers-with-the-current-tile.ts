import type { LogRig } from '../../../src/reference/log/index.ts';
import { withStore } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'answers the path of an older partial tile with the hashes that it has by now',
  breaks: 'LOG-TL-006',
  caughtBy: ['log/tiles/unchanging#changed'],
  install: (rig) =>
    withStore(rig, (store) => {
      const current = new Map<string, Uint8Array>();
      return {
        ...store,
        write: async (path, bytes) => {
          await store.write(path, bytes);
          if (path.startsWith('tile/1/')) current.set(path.replace(/\.p\/\d+$/, ''), bytes);
        },
        read: async (path) =>
          (path.includes('.p/') ? current.get(path.replace(/\.p\/\d+$/, '')) : undefined) ?? store.read(path),
      };
    }),
});
