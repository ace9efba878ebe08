import { logVariant } from '../../testbed/alteration.ts';
import { withStore } from '../../testbed/store.ts';
import { withEarlierCheckpoint } from '../../testbed/stores.ts';
import { everyNth } from '../../testbed/triggers.ts';

export const oldCheckpointNowAndThen = logVariant({
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

export const oldCheckpointWithinTheDeclaredTime = logVariant({
  text: 'shows, once it has grown, the tree that it had before to a few readers',
  cites: 'choice stale-within; C2SP tlog-tiles, "Checkpoints": a few seconds of caching',
  needs: { declare: { 'stale-within': '5' } },
  install: (rig) => withEarlierCheckpoint(rig, (reader) => reader > 3 && reader < 12),
});
