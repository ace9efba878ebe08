import { Code, ConnectError } from '@connectrpc/connect';
import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withRpcRefused } from '../rpc.ts';

export default fault<LogRig>({
  text: 'names no index over gRPC where an entry is there',
  breaks: 'LOG-CE-026',
  caughtBy: ['log/rpc/codes#index'],
  install: (rig) =>
    withRpcRefused(rig, (cause) =>
      cause.code === Code.AlreadyExists ? new ConnectError('there', Code.AlreadyExists) : cause,
    ),
});
