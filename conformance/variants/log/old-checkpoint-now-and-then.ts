import type { LogRig } from '../../../src/reference/log/index.ts';
import { withStore } from '../../faults/alter.ts';
import { variant } from '../../faults/fault.ts';
import { everyNth } from '../../faults/trigger.ts';

export default variant<LogRig>({
  text: 'answers every second reader with the checkpoint before the last, which is consistent with it',
  cites:
    'C2SP tlog-checkpoint, "Signatures": only inconsistent checkpoints are forbidden; tlog-tiles, "Checkpoints": seconds of caching',
  needs: { batch: 100 },
  install: (rig) =>
    withStore(rig, (store) => {
      const second = everyNth(2);
      let before: Uint8Array | undefined;
      let latest: Uint8Array | undefined;
      return {
        ...store,
        write: async (path, bytes) => {
          if (path === 'checkpoint') [before, latest] = [latest, bytes];
          await store.write(path, bytes);
        },
        read: async (path) => (path === 'checkpoint' && before && second() ? before : store.read(path)),
      };
    }),
});
