/** The calls to the Rekor server over gRPC, and its answers. */

import { create, fromBinary, fromJson, toBinary } from '@bufbuild/protobuf';
import { CreateEntryRequestSchema } from '../../spec/generated/touchstone/rekor/v2/entry_pb.ts';
import { TransparencyLogEntrySchema } from '../../spec/generated/touchstone/rekor/v2/log_entry_pb.ts';
import {
  EntryBundleRequestSchema,
  TileRequestSchema,
} from '../../spec/generated/touchstone/rekor/v2/log_service_pb.ts';
import { message } from './answer.ts';
import { framed, type GrpcOptions, grpcCall } from './grpc.ts';
import { fresh, unsound } from './requests.ts';
import type { RekorLog } from './server.ts';

const SERVICE = 'dev.sigstore.rekor.v2.Rekor';

/** An entry's request as protobuf. */
export function createRequest(entry: unknown): Uint8Array {
  return toBinary(CreateEntryRequestSchema, fromJson(CreateEntryRequestSchema, entry as never));
}

/** The outcome of a call, without values that vary between runs. */
export async function call(
  log: RekorLog,
  method: string,
  bytes: Uint8Array,
  options: GrpcOptions = {},
): Promise<unknown> {
  const full = method.includes('/') ? method : `${SERVICE}/${method}`;
  const { data, metadata, trailers, message: text, ...answer } = await grpcCall(log.grpc, full, bytes, options);
  const entry =
    data === undefined || !method.endsWith('CreateEntry') ? undefined : fromBinary(TransparencyLogEntrySchema, data);
  return {
    ...answer,
    ...(text === undefined ? {} : { message: message(text) }),
    metadata: own(metadata),
    trailers: own(trailers),
    ...(entry === undefined
      ? {}
      : {
          entry: {
            kindVersion: `${entry.kindVersion?.kind} ${entry.kindVersion?.version}`,
            members: Object.keys(entry).filter((name) => !name.startsWith('$')),
          },
        }),
    ...(data !== undefined && entry === undefined ? { data: data.toString('hex') } : {}),
  };
}

/** Metadata without those of HTTP/2 and of the status. */
function own(headers: Readonly<Record<string, string>>): Record<string, string> {
  const carried = [':status', 'grpc-status', 'grpc-message', 'date'];
  const kept = Object.entries(headers).filter(([name]) => !carried.includes(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, name === 'x-log-index' ? '<n>' : value]));
}

/** The outcome of every recorded call, on a log that accepts entries. */
export async function overGrpc(log: RekorLog): Promise<Record<string, unknown>> {
  const empty = new Uint8Array();
  const body = createRequest(fresh());
  const tile = (L: number, N: string) => toBinary(TileRequestSchema, create(TileRequestSchema, { L, N }));
  const calls: Record<string, () => Promise<unknown>> = {
    'an empty request': () => call(log, 'CreateEntry', empty),
    'an unsound entry': () => call(log, 'CreateEntry', createRequest(unsound())),
    'an unknown field': () =>
      call(log, 'CreateEntry', Buffer.concat([createRequest(fresh()), Buffer.from('a00601', 'hex')])),
    'bytes that are no message': () => call(log, 'CreateEntry', Buffer.from('ffffff', 'hex')),
    'a message of 4 MiB and one byte': () => call(log, 'CreateEntry', Buffer.alloc(4 * 1024 * 1024 + 1)),
    'two messages': () =>
      call(log, 'CreateEntry', empty, { frame: Buffer.concat([framed(createRequest(fresh())), framed(body)]) }),
    'no message': () => call(log, 'CreateEntry', empty, { frame: Buffer.alloc(0) }),
    'half a message': () => call(log, 'CreateEntry', empty, { frame: framed(body).subarray(0, 20) }),
    'a compressed message without encoding': () =>
      call(log, 'CreateEntry', empty, { frame: Buffer.concat([Buffer.of(1), framed(body).subarray(1)]) }),
    'an unknown encoding': () =>
      call(log, 'CreateEntry', empty, {
        frame: Buffer.concat([Buffer.of(1), framed(body).subarray(1)]),
        headers: { 'grpc-encoding': 'br' },
      }),
    'a deadline of 15 s': () =>
      call(log, 'CreateEntry', createRequest(fresh()), { headers: { 'grpc-timeout': '15S' } }),
    'a malformed deadline': () =>
      call(log, 'CreateEntry', createRequest(fresh()), { headers: { 'grpc-timeout': 'soon' } }),
    'Content-Type application/grpc+proto': () =>
      call(log, 'CreateEntry', createRequest(fresh()), { headers: { 'content-type': 'application/grpc+proto' } }),
    'Content-Type application/json': () =>
      call(log, 'CreateEntry', empty, { headers: { 'content-type': 'application/json' } }),
    'a tile': () => call(log, 'GetTile', tile(0, '000')),
    'a tile of level 64': () => call(log, 'GetTile', tile(64, '000')),
    'a bundle': () =>
      call(log, 'GetEntryBundle', toBinary(EntryBundleRequestSchema, create(EntryBundleRequestSchema, { N: '000' }))),
    'the checkpoint': () => call(log, 'GetCheckpoint', empty),
    'an unknown method': () => call(log, 'Nothing', empty),
    'an unknown service': () => call(log, 'touchstone.rekor.v2.LogService/GetCheckpoint', empty),
    'the health': () => call(log, 'grpc.health.v1.Health/Check', empty),
  };
  const answers = await Promise.all(Object.entries(calls).map(async ([name, make]) => [name, await make()] as const));
  const created = await call(log, 'CreateEntry', body);
  const again = await call(log, 'CreateEntry', body);
  return { 'an entry': created, 'the same again': again, ...Object.fromEntries(answers) };
}
