import { logVariant } from '../../testbed/alteration.ts';
import { withFirstCheckpointOverRpc } from '../../testbed/rpc.ts';

export const rpcCheckpointLate = logVariant({
  text: 'gives over gRPC the checkpoint before the last to some of the next calls',
  cites: 'C2SP tlog-tiles, "Checkpoints": a few seconds of caching; C2SP tlog-checkpoint, "Signatures"',
  install: (rig) => {
    let calls = 0;
    return withFirstCheckpointOverRpc(rig, () => calls++ < 12);
  },
});
