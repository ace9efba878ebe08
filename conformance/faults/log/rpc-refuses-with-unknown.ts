import { Code, ConnectError } from '@connectrpc/connect';
import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withRpcRefused } from '../rpc.ts';

export default fault<LogRig>({
  text: 'refuses with status 2 (unknown) over gRPC what is wrong in another way than its signature',
  breaks: 'LOG-CE-026',
  caughtBy: ['log/rpc/codes#code'],
  install: (rig) =>
    withRpcRefused(rig, (cause) =>
      cause.code === Code.InvalidArgument && !/hashedrekord|verif/.test(cause.message)
        ? new ConnectError('failed', Code.Unknown)
        : cause,
    ),
});
