import { Code, ConnectError } from '@connectrpc/connect';
import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withRpc } from '../rpc.ts';

export default fault<LogRig>({
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
