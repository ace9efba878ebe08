import { sealCheckpoint, sha256 } from '../../../../src/reference/log/index.ts';
import { logFault } from '../../testbed/alteration.ts';
import { withCheckpointOverRpc } from '../../testbed/rpc.ts';
import { afterCalls } from '../../testbed/triggers.ts';

const otherRoot = sha256(Buffer.of(5));

export const rpcCheckpointOfAnotherTree = logFault({
  text: 'gives over gRPC the checkpoint of another tree of the same size',
  breaks: 'LOG-GR-001',
  caughtBy: ['log/rpc/consistent#fork'],
  alsoFails: ['log/rpc/checkpoint#differs'],
  install: (rig) => withCheckpointOverRpc(rig, (size) => sealCheckpoint(rig, size, otherRoot)),
});

export const rpcCheckpointOfAnotherTreeAtFirst = logFault({
  text: 'gives over gRPC to its first caller the checkpoint of another tree of the same size',
  breaks: 'LOG-GR-001',
  caughtBy: ['log/rpc/consistent#fork'],
  install: (rig) => {
    const later = afterCalls(1);
    return withCheckpointOverRpc(rig, (size) => (later() ? undefined : sealCheckpoint(rig, size, otherRoot)));
  },
});

export const rpcCheckpointOfAnotherTreeOnceItHasGrown = logFault({
  text: 'gives over gRPC the checkpoint of another tree as soon as the log has grown',
  breaks: 'LOG-GR-001',
  caughtBy: ['log/rpc/consistent#fork'],
  alsoFails: ['log/rpc/checkpoint#differs'],
  install: (rig) =>
    withCheckpointOverRpc(rig, (size) => (size > 300n ? sealCheckpoint(rig, size, otherRoot) : undefined)),
});

export const rpcCheckpointOfNoBeginning = logFault({
  text: 'gives over gRPC at first the checkpoint of a smaller tree that is no beginning of the larger one',
  breaks: 'LOG-GR-001',
  caughtBy: ['log/rpc/consistent#inconsistent'],
  install: (rig) => {
    const later = afterCalls(3);
    return withCheckpointOverRpc(rig, () => (later() ? undefined : sealCheckpoint(rig, 299n, otherRoot)));
  },
});
