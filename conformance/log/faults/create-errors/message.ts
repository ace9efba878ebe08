import { ConnectError } from '@connectrpc/connect';
import { logFault } from '../../testbed/alteration.ts';
import { jsonResponse, withBadRequests } from '../../testbed/refusals.ts';
import { withRpcRefused } from '../../testbed/rpc.ts';

export const refusalsWithAnEmptyMessage = logFault({
  text: 'refuses with a message of white space',
  breaks: 'LOG-CE-028',
  caughtBy: ['log/create-errors/message#empty-message'],
  install: (rig) => withBadRequests(rig, (error) => jsonResponse(400, { ...error, message: ' \n' })),
});

export const refusalsWithoutMessage = logFault({
  text: 'refuses without a message',
  breaks: 'LOG-CE-028',
  caughtBy: ['log/create-errors/message#empty-message'],
  install: (rig) => withBadRequests(rig, ({ code }) => jsonResponse(400, { code })),
});

export const rpcRefusalsWithAnEmptyMessage = logFault({
  text: 'refuses over gRPC without a message',
  breaks: 'LOG-CE-028',
  caughtBy: ['log/create-errors/message#empty-rpc-message'],
  install: (rig) => withRpcRefused(rig, ({ code, metadata }) => new ConnectError('', code, metadata)),
});
