import { Code, ConnectError } from '@connectrpc/connect';
import { logFault } from '../../testbed/alteration.ts';
import { withRpc, withRpcLacking } from '../../testbed/rpc.ts';

export const rpcCreateNotImplemented = logFault({
  text: 'lacks CreateEntry over gRPC',
  breaks: 'LOG-CE-003',
  caughtBy: ['log/rpc/served#unimplemented'],
  install: (rig) =>
    withRpc(rig, () => ({
      createEntry: async () => {
        throw new ConnectError('no', Code.Unimplemented);
      },
    })),
});

export const rpcReadsNotServed = logFault({
  text: 'answers CreateEntry alone over gRPC',
  breaks: 'LOG-CE-003',
  caughtBy: ['log/rpc/served#unimplemented'],
  install: (rig) => withRpcLacking(rig, 'getTile', 'getEntryBundle', 'getCheckpoint'),
});

export const rpcReadsElsewhereThoughServedIsDeclared = logFault({
  text: 'answers no reading over gRPC, though it is declared to',
  breaks: 'LOG-CE-003',
  caughtBy: ['log/rpc/served#not-as-declared'],
  needs: { declare: { 'rpc-reads': 'served' } },
  install: (rig) =>
    withRpc(rig, () => {
      const none = async () => {
        throw new ConnectError('method not implemented', Code.Unimplemented);
      };
      return { getTile: none, getEntryBundle: none, getCheckpoint: none };
    }),
});

export const rpcTileNotImplemented = logFault({
  text: 'lacks GetTile over gRPC',
  breaks: 'LOG-CE-003',
  caughtBy: ['log/rpc/served#unimplemented'],
  install: (rig) =>
    withRpc(rig, () => ({
      getTile: async () => {
        throw new ConnectError('no', Code.Unimplemented);
      },
    })),
});
