import { logVariant } from '../../testbed/alteration.ts';
import { withRpc } from '../../testbed/rpc.ts';
import { withStore } from '../../testbed/store.ts';

export const rpcCheckpointLate = logVariant({
  text: 'gives over gRPC the checkpoint before the last to some of the next calls',
  cites: 'C2SP tlog-tiles, "Checkpoints": a few seconds of caching; C2SP tlog-checkpoint, "Signatures"',
  install: (rig) => {
    let first: Uint8Array | undefined;
    let calls = 0;
    const kept = withStore(rig, (store) => ({
      ...store,
      read: async (path) => {
        const bytes = await store.read(path);
        if (path === 'checkpoint') first ??= bytes;
        return bytes;
      },
    }));
    return withRpc(kept, (next) => ({
      getCheckpoint: async (...asked) => {
        const body = await next.getCheckpoint(...asked);
        return calls++ < 12 && first ? { ...body, data: first } : body;
      },
    }));
  },
});
