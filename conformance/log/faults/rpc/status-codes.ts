import { AsyncLocalStorage } from 'node:async_hooks';
import { Code, ConnectError } from '@connectrpc/connect';
import { logFault } from '../../testbed/alteration.ts';
import { withParts } from '../../testbed/parts.ts';
import { withRpc, withRpcRefused, withRpcRefusedOf } from '../../testbed/rpc.ts';

/** PKIX_ECDSA_P384_SHA_256 (sigstore_common.proto, PublicKeyDetails). */
const ECDSA_P384_SHA_256 = 19;

export const rpcAlgorithmIsAPrecondition = logFault({
  text: 'refuses P-384 with SHA-256 with status 9 (failed precondition) over gRPC',
  breaks: 'LOG-CE-026',
  caughtBy: ['log/rpc/status-codes#code'],
  install: (rig) =>
    withRpcRefusedOf(
      rig,
      ({ keyDetails }) => keyDetails === ECDSA_P384_SHA_256,
      () => {
        throw new ConnectError('failed', Code.FailedPrecondition);
      },
    ),
});

export const rpcKeyInPemTaken = logFault({
  text: 'accepts a public key in PEM over gRPC, which it refuses over HTTP',
  breaks: 'LOG-CE-026',
  caughtBy: ['log/rpc/status-codes#accepted'],
  install: (rig) =>
    withRpcRefusedOf(
      rig,
      ({ rawBytes }) => Buffer.from(rawBytes).includes('-----BEGIN'),
      () => ({ logIndex: 0n, canonicalizedBody: new Uint8Array() }),
    ),
});

export const rpcLargeEntryTaken = logFault({
  text: 'checks the length of an entry over HTTP only, so that an entry that is too long wraps',
  breaks: 'LOG-CE-026',
  caughtBy: ['log/rpc/status-codes#accepted'],
  alsoFails: ['log/bundles/well-formed#truncated'],
  install: (rig) => {
    const overGrpc = new AsyncLocalStorage<true>();
    const { entryLimit } = rig.parts;
    const lax = withParts(rig, { entryLimit: () => (overGrpc.getStore() ? 1_000_000 : entryLimit()) });
    return withRpc(lax, (next) => ({
      createEntry: (...asked) => overGrpc.run(true, () => next.createEntry(...asked)),
    }));
  },
});

export const rpcNoKeyIsInternal = logFault({
  text: 'ends with status 13 (internal) over gRPC at a verifier that has no key in it',
  breaks: 'LOG-CE-026',
  caughtBy: ['log/rpc/status-codes#code'],
  install: (rig) =>
    withRpcRefusedOf(
      rig,
      ({ rawBytes }) => rawBytes.length === 0,
      () => {
        throw new ConnectError('failed', Code.Internal);
      },
    ),
});

export const rpcRefusesWithInternal = logFault({
  text: 'refuses with status 13 (internal) over gRPC',
  breaks: 'LOG-CE-026',
  caughtBy: ['log/rpc/status-codes#code'],
  install: (rig) =>
    withRpc(rig, (next) => ({
      createEntry: async (...asked) => {
        try {
          return await next.createEntry(...asked);
        } catch {
          throw new ConnectError('failed', Code.Internal);
        }
      },
    })),
});

export const rpcRefusesWithUnknown = logFault({
  text: 'refuses requests with status 2 (unknown) over gRPC unless their signature is wrong',
  breaks: 'LOG-CE-026',
  caughtBy: ['log/rpc/status-codes#code'],
  install: (rig) =>
    withRpcRefused(rig, (cause) =>
      cause.code === Code.InvalidArgument && !/hashedrekord|verif/.test(cause.message)
        ? new ConnectError('failed', Code.Unknown)
        : cause,
    ),
});

export const rpcRepeatAnsweredAsAborted = logFault({
  text: 'answers an entry that is there with status 10 (aborted) over gRPC',
  breaks: 'LOG-CE-026',
  caughtBy: ['log/rpc/status-codes#duplicate'],
  install: (rig) =>
    withRpcRefused(rig, (cause) =>
      cause.code === Code.AlreadyExists ? new ConnectError('there', Code.Aborted, cause.metadata) : cause,
    ),
});

export const rpcRepeatAnsweredWithoutIndex = logFault({
  text: 'names no index over gRPC where an entry is there',
  breaks: 'LOG-CE-026',
  caughtBy: ['log/rpc/status-codes#index'],
  install: (rig) =>
    withRpcRefused(rig, (cause) =>
      cause.code === Code.AlreadyExists ? new ConnectError('there', Code.AlreadyExists) : cause,
    ),
});

export const rpcSignatureNotVerified = logFault({
  text: 'answers OK over gRPC to an entry that it refuses',
  breaks: 'LOG-CE-026',
  caughtBy: ['log/rpc/status-codes#accepted'],
  install: (rig) =>
    withRpc(rig, (next) => ({
      createEntry: async (request, context) => {
        try {
          return await next.createEntry(request, context);
        } catch (cause) {
          if (request.spec.case === undefined) throw cause;
          return { logIndex: 0n, canonicalizedBody: new Uint8Array() };
        }
      },
    })),
});

export const rpcUnreadableCertificateIsUnknown = logFault({
  text: 'refuses a certificate that it cannot read with status 2 (unknown) over gRPC',
  breaks: 'LOG-CE-026',
  caughtBy: ['log/rpc/status-codes#code'],
  install: (rig) =>
    withRpcRefusedOf(
      rig,
      ({ as }) => as === 'x509Certificate',
      () => {
        throw new ConnectError('failed', Code.Unknown);
      },
    ),
});
