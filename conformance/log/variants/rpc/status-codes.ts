import { Code, ConnectError } from '@connectrpc/connect';
import { logVariant } from '../../testbed/alteration.ts';
import { withRpcRefused } from '../../testbed/rpc.ts';

export const rpcLargeEntryExhaustsAResource = logVariant({
  text: 'refuses an entry that is too large with status 8 (resource exhausted) over gRPC',
  cites:
    'gRPC, "Status codes and their use in gRPC": RESOURCE_EXHAUSTED is for a message larger than the configured maximum; no source names the code for an entry',
  install: (rig) =>
    withRpcRefused(rig, (cause) =>
      /at most/.test(cause.message) ? new ConnectError('too large', Code.ResourceExhausted) : cause,
    ),
});
