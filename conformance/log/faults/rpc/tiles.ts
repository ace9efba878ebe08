import { Code, ConnectError } from '@connectrpc/connect';
import { logFault } from '../../testbed/alteration.ts';
import { withRpc } from '../../testbed/rpc.ts';
import { withVirtualStore } from '../../testbed/stores.ts';

export const rpcTileBackwards = logFault({
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

export const rpcTileInTheMiddleOfAnotherTree = logFault({
  text: 'gives the second tile of another tree over gRPC, and those at both ends of its own',
  breaks: 'LOG-CE-003',
  caughtBy: ['log/rpc/tiles#differs'],
  needs: { entries: 1000n },
  install: (rig) =>
    withRpc(rig, (next) => ({
      getTile: async (asked, ...more) => {
        const body = await next.getTile(asked, ...more);
        return asked.L === 0 && asked.N === '001' ? { ...body, data: body.data!.toReversed() } : body;
      },
    })),
});

export const rpcTileOfAnotherContentType = logFault({
  text: 'calls a tile text/plain over gRPC',
  breaks: 'LOG-CE-003',
  caughtBy: ['log/rpc/tiles#content-type'],
  install: (rig) =>
    withRpc(rig, (next) => ({
      getTile: async (...asked) => ({ ...(await next.getTile(...asked)), contentType: 'text/plain' }),
    })),
});

export const rpcTileRefused = logFault({
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

export const rpcThousandthTileIsTheFirst = logFault({
  text: 'leaves out the first element of the index x001/000 over gRPC, and so answers with the first tile',
  breaks: 'LOG-CE-003',
  caughtBy: ['log/rpc/tiles#differs'],
  needs: { entries: 0n, append: false, create: true },
  install: (rig) =>
    withRpc(withVirtualStore(rig), (next) => ({
      getTile: ({ L, N }, ...more) =>
        next.getTile({ L, N: N === 'x001/000' ? '000' : N } as Parameters<typeof next.getTile>[0], ...more),
    })),
});
