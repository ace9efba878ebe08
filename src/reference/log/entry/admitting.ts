import { fromBinary } from '@bufbuild/protobuf';
import {
  type CreateEntryRequest,
  CreateEntryRequestSchema,
} from '../../../../spec/generated/touchstone/rekor/v2/entry_pb.ts';
import type { EntryParts } from './entry-parts.ts';
import { type Admission, invalid } from './refusal.ts';

/** The parts that make an entry of a request. */
export interface AdmittingParts extends EntryParts {
  entryLimit(): number;
}

/** A request as bytes: in JSON, as it comes over HTTP, or as a message of protobuf, as it comes over gRPC. */
export interface RequestBytes {
  readonly form: 'json' | 'message';
  readonly bytes: Uint8Array;
}

/** The entry of a request that may be logged, or its refusal. */
export function admitted(request: CreateEntryRequest, parts: AdmittingParts): Admission<Uint8Array> {
  const { value, refusal } = parts.admit(request, parts);
  if (!value) return { refusal };
  const body = parts.canonicalBody(value);
  if (body.length > parts.entryLimit()) return invalid(`an entry has at most ${parts.entryLimit()} bytes`);
  return { value: body };
}

/** The same for a request in JSON. */
export function admittedJson(body: Uint8Array, parts: AdmittingParts): Admission<Uint8Array> {
  const { value, refusal } = parts.readRequest(body);
  return value ? admitted(value, parts) : { refusal };
}

/** The same for a request in either form. The message has to be whole, as `toBinary` makes it. */
export function admittedBytes({ form, bytes }: RequestBytes, parts: AdmittingParts): Admission<Uint8Array> {
  return form === 'json' ? admittedJson(bytes, parts) : admitted(fromBinary(CreateEntryRequestSchema, bytes), parts);
}
