import { type DescMessage, fromJson, fromJsonString, type JsonValue } from '@bufbuild/protobuf';
import { EmptySchema } from '@bufbuild/protobuf/wkt';
import {
  type CreateEntryRequest,
  CreateEntryRequestSchema,
} from '../../../../spec/generated/touchstone/rekor/v2/entry_pb.ts';
import { type Admission, invalid } from './refusal.ts';

/** The longest reason of a refusal, in characters: it may quote the request, which may be long. */
const LONGEST = 200;

/**
 * The body of CreateEntry: a CreateEntryRequest in the JSON mapping of protobuf. Names may be written in either case,
 * bytes in either base64 alphabet, with padding or without, and null stands for an absent member; an unknown or
 * repeated member is refused. The Content-Type of the request does not matter.
 */
export function readRequest(body: Uint8Array): Admission<CreateEntryRequest> {
  try {
    const text = Buffer.from(body).toString();
    const value = fromJson(CreateEntryRequestSchema, withoutNulls(JSON.parse(text), CreateEntryRequestSchema));
    // This finds repeated names, of which JSON.parse has kept the last.
    fromJsonString(EmptySchema, text, { ignoreUnknownFields: true });
    return { value };
  } catch (cause) {
    return invalid(`the body is not a CreateEntryRequest: ${cause}`.slice(0, LONGEST));
  }
}

/** A message without its null members: in a oneof the library would count them as set. */
function withoutNulls(json: JsonValue, message?: DescMessage): JsonValue {
  if (json?.constructor !== Object) return json;
  const fieldOf = (name: string) => message?.fields.find((field) => field.jsonName === name || field.name === name);
  const members = Object.entries(json).flatMap(([name, value]): [string, JsonValue][] => {
    const field = fieldOf(name);
    return field && value === null ? [] : [[name, withoutNulls(value, field?.message)]];
  });
  return Object.fromEntries(members);
}
