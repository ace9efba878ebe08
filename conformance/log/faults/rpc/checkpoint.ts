import { Code, ConnectError } from '@connectrpc/connect';
import { logFault } from '../../testbed/alteration.ts';
import { brokenSignature, withFirstCheckpointOverRpc, withRpc } from '../../testbed/rpc.ts';

export const rpcCheckpointNotSigned = logFault({
  text: 'gives a checkpoint with a broken signature over gRPC',
  breaks: 'LOG-CE-003',
  caughtBy: ['log/rpc/checkpoint#signature'],
  install: (rig) =>
    withRpc(rig, (next) => ({
      getCheckpoint: async (...asked) => {
        const body = await next.getCheckpoint(...asked);
        return { ...body, data: Buffer.from(brokenSignature(Buffer.from(body.data!).toString())) };
      },
    })),
});

export const rpcCheckpointOfALargerTree = logFault({
  text: 'names a larger tree in the checkpoint over gRPC than over HTTP',
  breaks: 'LOG-CE-003',
  caughtBy: ['log/rpc/checkpoint#differs'],
  install: (rig) =>
    withRpc(rig, (next) => ({
      getCheckpoint: async (...asked) => {
        const body = await next.getCheckpoint(...asked);
        return {
          ...body,
          data: Buffer.from(
            Buffer.from(body.data!)
              .toString()
              .replace(/\n(\d+)\n/, '\n1$1\n'),
          ),
        };
      },
    })),
});

export const rpcCheckpointOfAnotherContentType = logFault({
  text: 'calls the checkpoint application/octet-stream over gRPC',
  breaks: 'LOG-CE-003',
  caughtBy: ['log/rpc/checkpoint#content-type'],
  install: (rig) =>
    withRpc(rig, (next) => ({
      getCheckpoint: async (...asked) => ({
        ...(await next.getCheckpoint(...asked)),
        contentType: 'application/octet-stream',
      }),
    })),
});

export const rpcCheckpointOfItsStart = logFault({
  text: 'gives over gRPC the checkpoint that it had when it started',
  breaks: 'LOG-CE-003',
  caughtBy: ['log/rpc/checkpoint#differs'],
  install: (rig) => withFirstCheckpointOverRpc(rig, () => true),
});

export const rpcCheckpointRefused = logFault({
  text: 'refuses GetCheckpoint over gRPC, and serves the checkpoint over HTTP',
  breaks: 'LOG-CE-003',
  caughtBy: ['log/rpc/checkpoint#refused'],
  install: (rig) =>
    withRpc(rig, () => ({
      getCheckpoint: async () => {
        throw new ConnectError('no', Code.NotFound);
      },
    })),
});
