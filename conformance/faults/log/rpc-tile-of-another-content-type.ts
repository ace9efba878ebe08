import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withRpc } from '../rpc.ts';

export default fault<LogRig>({
  text: 'calls a tile text/plain over gRPC',
  breaks: 'LOG-CE-003',
  caughtBy: ['log/rpc/tiles#content-type'],
  install: (rig) =>
    withRpc(rig, (next) => ({
      getTile: async (...asked) => ({ ...(await next.getTile(...asked)), contentType: 'text/plain' }),
    })),
});
