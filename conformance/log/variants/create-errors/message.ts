import { ConnectError } from '@connectrpc/connect';
import { logVariant } from '../../testbed/alteration.ts';
import { jsonResponse, withBadRequests } from '../../testbed/refusals.ts';
import { withRpcRefused } from '../../testbed/rpc.ts';

export const refusalsWithOneWordForAll = logVariant({
  text: 'has the same short message for every refusal',
  cites: 'google/rpc/status.proto, "Status": a message for developers, without a word of what it says',
  install: (rig) =>
    withRpcRefused(
      withBadRequests(rig, (error) => jsonResponse(400, { ...error, message: 'no' })),
      ({ code, metadata }) => new ConnectError('no', code, metadata),
    ),
});
