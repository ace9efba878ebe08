import { Code, ConnectError } from '@connectrpc/connect';
import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withRpc } from '../rpc.ts';

export default fault<LogRig>({
  text: 'refuses GetTile over gRPC, and serves the tile over HTTP',
  breaks: 'LOG-CE-003',
  caughtBy: ['log/rpc/tiles#refused'],
  install: (rig) =>
    withRpc(rig, () => ({
      getTile: async () => {
        throw new ConnectError('no', Code.NotFound);
      },
    })),
});
