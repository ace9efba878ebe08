import { ConnectError } from '@connectrpc/connect';
import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withRpcRefused } from '../rpc.ts';

export default fault<LogRig>({
  text: 'refuses over gRPC without a message',
  breaks: 'LOG-CE-028',
  caughtBy: ['log/refused/says-why#rpc-silent'],
  install: (rig) => withRpcRefused(rig, ({ code, metadata }) => new ConnectError('', code, metadata)),
});
