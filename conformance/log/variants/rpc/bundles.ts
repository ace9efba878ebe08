import { Code, ConnectError } from '@connectrpc/connect';
import { logVariant } from '../../testbed/alteration.ts';
import { withRpc } from '../../testbed/rpc.ts';

export const rpcBundlePartialGone = logVariant({
  text: 'has no partial bundle over gRPC where the full one is there, and serves it over HTTP from a cache',
  cites: 'C2SP tlog-tiles, "Partial Tiles": a partial tile may be deleted once the full one is available',
  install: (rig) =>
    withRpc(rig, (next) => ({
      getEntryBundle: async (request, context) => {
        const full = request.N.replace(/\.p\/\d+$/, '');
        if (full === request.N) return next.getEntryBundle(request, context);
        const replaced = await Promise.resolve(next.getEntryBundle({ ...request, N: full }, context)).catch(
          () => undefined,
        );
        if (replaced) throw new ConnectError('no such bundle', Code.NotFound);
        return next.getEntryBundle(request, context);
      },
    })),
});
