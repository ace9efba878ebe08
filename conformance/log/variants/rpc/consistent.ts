import { logVariant } from '../../testbed/alteration.ts';
import { withCheckpointOverRpc } from '../../testbed/rpc.ts';
import { withStore } from '../../testbed/store.ts';

export const rpcCheckpointsOfEarlierTrees = logVariant({
  text: 'gives over gRPC each of its earlier checkpoints once before the present one',
  cites: 'C2SP tlog-tiles, "Checkpoints": a few seconds of caching; C2SP tlog-checkpoint, "Signatures"',
  needs: { batch: 50 },
  install: (rig) => {
    const earlier: string[] = [];
    const kept = withStore(rig, (store) => ({
      ...store,
      write: async (path, bytes) => {
        await store.write(path, bytes);
        if (path === 'checkpoint' && earlier.length < 6) earlier.push(Buffer.from(bytes).toString());
      },
    }));
    return withCheckpointOverRpc(kept, () => earlier.shift());
  },
});
