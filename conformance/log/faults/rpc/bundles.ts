import { Code, ConnectError } from '@connectrpc/connect';
import type { LogRig } from '../../../../src/reference/log/index.ts';
import { fault } from '../../../core/alteration/alteration.ts';
import { withRpc } from '../../testbed/rpc.ts';

export const rpcBundleCut = fault<LogRig>({
  text: 'leaves the last byte of a bundle out over gRPC',
  breaks: 'LOG-CE-003',
  caughtBy: ['log/rpc/bundles#differs'],
  install: (rig) =>
    withRpc(rig, (next) => ({
      getEntryBundle: async (...asked) => {
        const body = await next.getEntryBundle(...asked);
        return { ...body, data: body.data!.slice(0, -1) };
      },
    })),
});

export const rpcBundleOfAnotherContentType = fault<LogRig>({
  text: 'names no content type of a bundle over gRPC',
  breaks: 'LOG-CE-003',
  caughtBy: ['log/rpc/bundles#content-type'],
  install: (rig) =>
    withRpc(rig, (next) => ({
      getEntryBundle: async (...asked) => ({ ...(await next.getEntryBundle(...asked)), contentType: '' }),
    })),
});

export const rpcBundleRefused = fault<LogRig>({
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
