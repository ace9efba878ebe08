import type { LogRig } from '../../../src/reference/log/index.ts';
import { withStore } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'shows, once it has grown, the tree that it had before, for good',
  breaks: 'LOG-GR-004',
  caughtBy: ['log/growth/superseded#stale'],
  needs: { declare: { 'stale-within': '5' } },
  install: (rig) =>
    withStore(rig, (store) => {
      let old: Uint8Array | undefined;
      let size = 0;
      let shown = 0;
      return {
        ...store,
        write: async (path, bytes) => {
          if (path === 'checkpoint') size = Number(Buffer.from(bytes).toString().split('\n')[1]);
          if (path === 'checkpoint' && size === 300) old = bytes;
          await store.write(path, bytes);
        },
        // The grown tree is shown to a few, so that it is known to be there.
        read: async (path) => (path === 'checkpoint' && size > 512 && ++shown > 3 ? old : store.read(path)),
      };
    }),
});
