import { Code, ConnectError } from '@connectrpc/connect';
import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withRpc } from '../rpc.ts';

export default fault<LogRig>({
  text: 'refuses every entry over gRPC',
  breaks: 'LOG-CE-003',
  caughtBy: ['log/rpc/create-entry#refused'],
  install: (rig) =>
    withRpc(rig, (next) => ({
      createEntry: async (request, context) => {
        await next.createEntry(request, context);
        throw new ConnectError('not for you', Code.PermissionDenied);
      },
    })),
});
