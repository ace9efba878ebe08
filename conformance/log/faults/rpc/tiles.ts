import { Code, ConnectError } from '@connectrpc/connect';
import type { LogRig } from '../../../../src/reference/log/index.ts';
import { fault } from '../../../core/alteration/alteration.ts';
import { withRpc } from '../../testbed/rpc.ts';

export const rpcTileBackwards = fault<LogRig>({
  text: 'gives the bytes of a tile backwards over gRPC',
  breaks: 'LOG-CE-003',
  caughtBy: ['log/rpc/tiles#differs'],
  install: (rig) =>
    withRpc(rig, (next) => ({
      getTile: async (...asked) => {
        const body = await next.getTile(...asked);
        return { ...body, data: body.data!.toReversed() };
      },
    })),
});

export const rpcTileOfAnotherContentType = fault<LogRig>({
  text: 'calls a tile text/plain over gRPC',
  breaks: 'LOG-CE-003',
  caughtBy: ['log/rpc/tiles#content-type'],
  install: (rig) =>
    withRpc(rig, (next) => ({
      getTile: async (...asked) => ({ ...(await next.getTile(...asked)), contentType: 'text/plain' }),
    })),
});

export const rpcTileRefused = fault<LogRig>({
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
