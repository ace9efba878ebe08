/** Operations over gRPC, altered. */

import { Code, ConnectError } from '@connectrpc/connect';
import type { LogRig, LogRpc } from '../../../src/reference/log/index.ts';
import { withStore } from './store.ts';

type TransparencyLogEntry = ReturnType<LogRig['parts']['logEntry']>;

/** Wraps the operations. */
export function withRpc(rig: LogRig, around: (next: LogRpc) => Partial<LogRpc>): LogRig {
  return { ...rig, rpcMiddleware: [(next) => ({ ...next, ...around(next) }), ...(rig.rpcMiddleware ?? [])] };
}

/** Gives another note over gRPC in place of the checkpoint of a size, where `noteOf` has one. */
export function withCheckpointOverRpc(rig: LogRig, noteOf: (size: bigint) => string | undefined): LogRig {
  return withRpc(rig, (next) => ({
    getCheckpoint: async (...asked) => {
      const body = await next.getCheckpoint(...asked);
      const note = noteOf(BigInt(Buffer.from(body.data!).toString().split('\n')[1]!));
      return note === undefined ? body : { ...body, data: Buffer.from(note) };
    },
  }));
}

/** Gives over gRPC the first checkpoint that the log has stored, for as long as `isShown` says. */
export function withFirstCheckpointOverRpc(rig: LogRig, isShown: () => boolean): LogRig {
  let first: Uint8Array | undefined;
  const kept = withStore(rig, (store) => ({
    ...store,
    read: async (path) => {
      const bytes = await store.read(path);
      if (path === 'checkpoint') first ??= bytes;
      return bytes;
    },
  }));
  return withRpc(kept, (next) => ({
    getCheckpoint: async (...asked) => {
      const body = await next.getCheckpoint(...asked);
      return isShown() && first ? { ...body, data: first } : body;
    },
  }));
}

/** Changes the message with a created entry. */
export function withRpcCreated(
  rig: LogRig,
  alter: (entry: TransparencyLogEntry) => { readonly [M in keyof TransparencyLogEntry]?: unknown },
): LogRig {
  return withRpc(rig, (next) => ({
    createEntry: async (...asked) => {
      const entry = (await next.createEntry(...asked)) as TransparencyLogEntry;
      return { ...entry, ...alter(entry) } as TransparencyLogEntry;
    },
  }));
}

/** Changes the error that CreateEntry ends with. */
export function withRpcRefused(rig: LogRig, alter: (cause: ConnectError) => ConnectError): LogRig {
  return withRpc(rig, (next) => ({
    createEntry: async (...asked) => {
      try {
        return await next.createEntry(...asked);
      } catch (cause) {
        throw alter(ConnectError.from(cause));
      }
    },
  }));
}

/** The parts of a request that determine the kind of its entry. */
export interface RpcVerifier {
  readonly as: 'publicKey' | 'x509Certificate' | undefined;
  readonly rawBytes: Uint8Array;
  readonly keyDetails: number;
}

/** Changes the answers to refused requests, chosen by their verifiers. */
export function withRpcRefusedOf(
  rig: LogRig,
  which: (asked: RpcVerifier) => boolean,
  instead: () => Partial<TransparencyLogEntry>,
): LogRig {
  return withRpc(rig, (next) => ({
    createEntry: async (request, context) => {
      try {
        return await next.createEntry(request, context);
      } catch (cause) {
        const { spec } = request;
        const verifier = spec.case === 'hashedRekordRequestV002' ? spec.value.signature?.verifier : undefined;
        const { case: as, value } = verifier?.verifier ?? {};
        const verifierOfRequest = {
          as,
          rawBytes: value?.rawBytes ?? new Uint8Array(),
          keyDetails: verifier?.keyDetails ?? 0,
        };
        if (!verifier || !which(verifierOfRequest)) throw cause;
        return instead() as TransparencyLogEntry;
      }
    },
  }));
}

/** Answers some operations as unimplemented: those that are not served, and CreateEntry of a frozen log. */
export function withRpcLacking(rig: LogRig, ...names: readonly (keyof LogRpc)[]): LogRig {
  const none = async () => {
    throw new ConnectError('not implemented', Code.Unimplemented);
  };
  return withRpc(rig, () => Object.fromEntries(names.map((name) => [name, none])));
}

/** A note with a changed last signature. */
export function brokenSignature(note: string): string {
  return note.replace(/(.)(.{10})\n$/, (_all, first: string, rest: string) => `${first === 'A' ? 'B' : 'A'}${rest}\n`);
}
