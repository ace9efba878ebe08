import { create } from '@bufbuild/protobuf';
import { Code, ConnectError } from '@connectrpc/connect';
import { type HttpBody, HttpBodySchema } from '../../../../spec/generated/google/api/httpbody_pb.ts';
import type { CreateEntry } from '../entry/create.ts';
import type { Refusal } from '../entry/refusal.ts';
import type { Mounted } from '../http/handler.ts';
import type { LogRpc } from './log-rpc.ts';

/** The operations of a log over gRPC: the answers of HTTP, as messages (interface document, "Endpoints"). */
export function logRpc({
  rig,
  store,
  isUnpublished,
  createEntry,
}: Mounted & { readonly createEntry: CreateEntry }): LogRpc {
  const { parts } = rig;
  const read = async (path: string): Promise<HttpBody> => {
    const location = parts.locate(path);
    const data = location && !isUnpublished(location.path) ? await store.read(location.path) : undefined;
    if (!location || !data) throw new ConnectError('not found', Code.NotFound);
    return create(HttpBodySchema, { contentType: parts.contentType(location.kind), data });
  };
  const right: LogRpc = {
    createEntry: async (request) => {
      const { value, refusal } = await createEntry(request);
      if (refusal) throw refusalError(refusal);
      return value.entry;
    },
    getTile: ({ L, N }) => read(`tile/${L}/${N}`),
    getEntryBundle: ({ N }) => read(`tile/entries/${N}`),
    getCheckpoint: () => read('checkpoint'),
  };
  return (rig.rpcMiddleware ?? []).reduceRight<LogRpc>((next, around) => around(next), right);
}

function refusalError({ code, message, headers }: Refusal): ConnectError {
  return new ConnectError(message, code, { ...headers });
}
