import { Code, ConnectError } from '@connectrpc/connect';
import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withRpc } from '../rpc.ts';

export default fault<LogRig>({
  text: 'refuses GetEntryBundle over gRPC, and serves the bundle over HTTP',
  breaks: 'LOG-CE-003',
  caughtBy: ['log/rpc/bundles#refused'],
  install: (rig) =>
    withRpc(rig, () => ({
      getEntryBundle: async () => {
        throw new ConnectError('no', Code.NotFound);
      },
    })),
});
