import { Code, ConnectError } from '@connectrpc/connect';
import { logFault } from '../../testbed/alteration.ts';
import { withParts } from '../../testbed/parts.ts';
import { withRpc } from '../../testbed/rpc.ts';

export const rpcCertificatesRefused = logFault({
  text: 'refuses entries with a certificate over gRPC alone',
  breaks: 'LOG-CE-003',
  caughtBy: ['log/rpc/create-entry#refused'],
  install: (rig) =>
    withRpc(rig, (next) => ({
      createEntry: async (request, context) => {
        const { spec } = request;
        const signature = spec.case === 'hashedRekordRequestV002' ? spec.value.signature : undefined;
        if (signature?.verifier?.verifier.case === 'x509Certificate')
          throw new ConnectError('no certificates', Code.InvalidArgument);
        return next.createEntry(request, context);
      },
    })),
});

export const rpcCreateAnswersWithAnotherBody = logFault({
  text: 'answers with another body over gRPC than over HTTP',
  breaks: 'LOG-CE-003',
  caughtBy: ['log/rpc/create-entry#other-body'],
  install: (rig) =>
    withRpc(rig, (next) => ({
      createEntry: async (...asked) => {
        const entry = await next.createEntry(...asked);
        const body = Buffer.from(entry.canonicalizedBody!);
        return { ...entry, canonicalizedBody: Buffer.from(body.toString().replace('hashedrekord', 'dsse')) };
      },
    })),
});

export const rpcCreateNamesAnotherIndex = logFault({
  text: 'names the index before its own of an entry that was created over gRPC',
  breaks: 'LOG-CE-003',
  caughtBy: ['log/rpc/create-entry#not-logged'],
  install: (rig) =>
    withRpc(rig, (next) => ({
      createEntry: async (...asked) => {
        const entry = await next.createEntry(...asked);
        return { ...entry, logIndex: entry.logIndex! - 1n };
      },
    })),
});

export const rpcCreateRefused = logFault({
  text: 'refuses every entry over gRPC',
  breaks: 'LOG-CE-003',
  caughtBy: ['log/rpc/create-entry#refused'],
  install: (rig) =>
    withRpc(rig, (next) => ({
      createEntry: async (request, context) => {
        await next.createEntry(request, context);
        throw new ConnectError('not for you', Code.PermissionDenied);
      },
    })),
});

export const rpcTakesEachEntryTwice = logFault({
  text: 'takes each entry twice that is created over gRPC',
  breaks: 'LOG-CE-003',
  caughtBy: ['log/rpc/create-entry#twice'],
  install: (rig) => {
    const repeated = new Set<string>();
    const { identity } = rig.parts;
    return withRpc(
      // A request that is repeated on purpose is another request.
      withParts(rig, {
        identity: (body) =>
          repeated.delete(Buffer.from(body).toString()) ? rig.parts.nodeHash(body, body) : identity(body),
      }),
      (next) => ({
        createEntry: async (request, context) => {
          const entry = await next.createEntry(request, context);
          repeated.add(Buffer.from(entry.canonicalizedBody!).toString());
          await next.createEntry(request, context);
          return entry;
        },
      }),
    );
  },
});
