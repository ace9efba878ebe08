import { Code, ConnectError } from '@connectrpc/connect';
import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withRpcRefused } from '../rpc.ts';

export default fault<LogRig>({
  text: 'answers an entry that is there with status 10 (aborted) over gRPC',
  breaks: 'LOG-CE-026',
  caughtBy: ['log/rpc/codes#duplicate'],
  install: (rig) =>
    withRpcRefused(rig, (cause) =>
      cause.code === Code.AlreadyExists ? new ConnectError('there', Code.Aborted, cause.metadata) : cause,
    ),
});
