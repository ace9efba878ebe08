import type { LogRig } from '../../../src/reference/log/index.ts';
import { withStore } from '../../faults/alter.ts';
import { variant } from '../../faults/fault.ts';

export default variant<LogRig>({
  text: 'shows, once it has grown, the tree that it had before to a few readers',
  cites: 'choice stale-within; C2SP tlog-tiles, "Checkpoints": a few seconds of caching',
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
        read: async (path) => {
          const late = path === 'checkpoint' && size > 512 && ++shown > 3 && shown < 12;
          return late ? old : store.read(path);
        },
      };
    }),
});
