import { ConnectError } from '@connectrpc/connect';
import type { LogRig } from '../../../../src/reference/log/index.ts';
import { fault } from '../../../core/alteration/alteration.ts';
import { jsonResponse, withBadRequests } from '../../testbed/refusals.ts';
import { withRpcRefused } from '../../testbed/rpc.ts';

export const refusalsWithAnEmptyMessage = fault<LogRig>({
  text: 'refuses with a message of white space',
  breaks: 'LOG-CE-028',
  caughtBy: ['log/create-errors/message#empty-message'],
  install: (rig) => withBadRequests(rig, (error) => jsonResponse(400, { ...error, message: ' \n' })),
});

export const refusalsWithoutMessage = fault<LogRig>({
  text: 'refuses without a message',
  breaks: 'LOG-CE-028',
  caughtBy: ['log/create-errors/message#empty-message'],
  install: (rig) => withBadRequests(rig, ({ code }) => jsonResponse(400, { code })),
});

export const rpcRefusalsWithAnEmptyMessage = fault<LogRig>({
  text: 'refuses over gRPC without a message',
  breaks: 'LOG-CE-028',
  caughtBy: ['log/create-errors/message#empty-rpc-message'],
  install: (rig) => withRpcRefused(rig, ({ code, metadata }) => new ConnectError('', code, metadata)),
});
