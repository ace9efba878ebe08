import { logVariant } from '../../testbed/alteration.ts';
import { withRpc } from '../../testbed/rpc.ts';

export const rpcContentTypesWithParameters = logVariant({
  text: 'spells the content types over gRPC otherwise than over HTTP',
  cites: 'RFC 9110, section 8.3.1: types are case-insensitive, parameters may be added',
  install: (rig) =>
    withRpc(rig, (next) => ({
      getTile: async (...asked) => ({
        ...(await next.getTile(...asked)),
        contentType: 'Application/Octet-Stream; v=1',
      }),
      getCheckpoint: async (...asked) => ({ ...(await next.getCheckpoint(...asked)), contentType: 'TEXT/PLAIN' }),
    })),
});
