import type { LogRig } from '../../../src/reference/log/index.ts';
import { withStore } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'publishes what it takes only once the next entry comes',
  breaks: 'LOG-GR-003',
  caughtBy: ['log/growth/published#late'],
  needs: { declare: { 'publish-within': '2' } },
  install: (rig) =>
    withStore(rig, (store) => {
      let before: Uint8Array | undefined;
      let shown: Uint8Array | undefined;
      return {
        ...store,
        write: async (path, bytes) => {
          if (path === 'checkpoint') [before, shown] = [shown ?? bytes, bytes];
          await store.write(path, bytes);
        },
        read: async (path) => (path === 'checkpoint' ? before : store.read(path)),
      };
    }),
});
