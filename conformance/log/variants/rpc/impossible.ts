import { Code, ConnectError } from '@connectrpc/connect';
import { logVariant } from '../../testbed/alteration.ts';
import { withRpc } from '../../testbed/rpc.ts';

export const rpcMissingIsAnInvalidArgument = logVariant({
  text: 'answers with status 3 (invalid argument) over gRPC where nothing can exist, and over HTTP with 404',
  cites: 'C2SP tlog-tiles, "Merkle Tree": it gives the form of a level and an index, and no status for other paths',
  install: (rig) =>
    withRpc(rig, (next) => ({
      getTile: (...asked) => orInvalid(() => next.getTile(...asked)),
      getEntryBundle: (...asked) => orInvalid(() => next.getEntryBundle(...asked)),
    })),
});

async function orInvalid<V>(read: () => V | Promise<V>): Promise<V> {
  try {
    return await read();
  } catch {
    throw new ConnectError('no such tile', Code.InvalidArgument);
  }
}
