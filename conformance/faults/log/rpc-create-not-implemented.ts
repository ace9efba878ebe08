import { Code, ConnectError } from '@connectrpc/connect';
import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withRpc } from '../rpc.ts';

export default fault<LogRig>({
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
