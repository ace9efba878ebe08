import { Code, ConnectError } from '@connectrpc/connect';
import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withRpc } from '../rpc.ts';

export default fault<LogRig>({
  text: 'refuses with status 13 (internal) over gRPC',
  breaks: 'LOG-CE-026',
  caughtBy: ['log/rpc/codes#code'],
  install: (rig) =>
    withRpc(rig, (next) => ({
      createEntry: async (...asked) => {
        try {
          return await next.createEntry(...asked);
        } catch {
          throw new ConnectError('failed', Code.Internal);
        }
      },
    })),
});
