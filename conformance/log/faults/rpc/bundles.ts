import { Code, ConnectError } from '@connectrpc/connect';
import { logFault } from '../../testbed/alteration.ts';
import { withRpc } from '../../testbed/rpc.ts';

export const rpcBundleCut = logFault({
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

export const rpcBundleWholeInPlaceOfItsBeginning = logFault({
  text: 'gives the whole bundle over gRPC where a part of it is asked for',
  breaks: 'LOG-CE-003',
  caughtBy: ['log/rpc/bundles#differs'],
  install: (rig) =>
    withRpc(rig, (next) => ({
      getEntryBundle: async (request, context) => {
        const [whole, width] = request.N.split('.p/');
        if (!(Number(width) > 0 && Number(width) < 256)) return next.getEntryBundle(request, context);
        try {
          return await next.getEntryBundle({ ...request, N: whole! }, context);
        } catch {
          return next.getEntryBundle(request, context);
        }
      },
    })),
});

export const rpcBundleInTheMiddleOfAnotherTree = logFault({
  text: 'gives over gRPC the second bundle with its last byte changed, and those at both ends as they are',
  breaks: 'LOG-CE-003',
  caughtBy: ['log/rpc/bundles#differs'],
  needs: { entries: 1000n },
  install: (rig) =>
    withRpc(rig, (next) => ({
      getEntryBundle: async (asked, ...more) => {
        const body = await next.getEntryBundle(asked, ...more);
        if (asked.N !== '001') return body;
        const data = Uint8Array.from(body.data!);
        data[data.length - 1]! ^= 1;
        return { ...body, data };
      },
    })),
});

export const rpcBundleOfAnotherContentType = logFault({
  text: 'names no content type of a bundle over gRPC',
  breaks: 'LOG-CE-003',
  caughtBy: ['log/rpc/bundles#content-type'],
  install: (rig) =>
    withRpc(rig, (next) => ({
      getEntryBundle: async (...asked) => ({ ...(await next.getEntryBundle(...asked)), contentType: '' }),
    })),
});

export const rpcBundleRefused = logFault({
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
