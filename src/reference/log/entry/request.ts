import {
  create,
  type DescField,
  type DescMessage,
  fromJson,
  fromJsonString,
  type JsonValue,
  ScalarType,
} from '@bufbuild/protobuf';
import { EmptySchema } from '@bufbuild/protobuf/wkt';
import {
  type CreateEntryRequest,
  CreateEntryRequestSchema,
} from '../../../../spec/generated/touchstone/rekor/v2/entry_pb.ts';
import { type Admission, invalid } from '../refusal.ts';

/**
 * The body of CreateEntry: a CreateEntryRequest in the JSON mapping of protobuf. Names may be written in either case,
 * bytes in either base64 alphabet, with padding or without, and null stands for what is not there; an unknown member,
 * or one that is there twice, is refused. An empty body is the empty message. The Content-Type of the request does not
 * matter.
 */
export function readRequest(body: Uint8Array): Admission<CreateEntryRequest> {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
    if (/^[ \t\r\n]*$/.test(text)) return { value: create(CreateEntryRequestSchema) };
    const value = fromJson(CreateEntryRequestSchema, plain(JSON.parse(text), CreateEntryRequestSchema));
    // This finds names that are there twice, of which JSON.parse has kept the last.
    fromJsonString(EmptySchema, text, { ignoreUnknownFields: true });
    return { value };
  } catch (cause) {
    const why = cause instanceof Error ? cause.message.replace(/^cannot decode message \S+ from JSON: /, '') : '';
    return invalid(`the body is not a CreateEntryRequest: ${why.slice(0, 200)}`);
  }
}

/**
 * A message without the members that are null, so that of a oneof the others may be, and with every base64 looked at:
 * the library takes what is no base64 of either alphabet.
 */
function plain(json: JsonValue, { fields }: DescMessage): JsonValue {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return json;
  const members = Object.entries(json).flatMap(([name, value]): [string, JsonValue][] => {
    const field = fields.find((one) => one.jsonName === name || one.name === name);
    if (!field) return [[name, value]];
    return value === null ? [] : [[name, member(value, field)]];
  });
  return Object.fromEntries(members);
}

function member(value: JsonValue, field: DescField): JsonValue {
  const { message } = field;
  if (message && Array.isArray(value)) return value.map((one) => plain(one, message));
  if (message) return plain(value, message);
  const isBytes = field.fieldKind === 'scalar' && field.scalar === ScalarType.BYTES;
  if (isBytes && typeof value === 'string' && !isBase64(value)) throw new Error(`${field.name} is not base64`);
  return value;
}

/** Base64 of one alphabet (RFC 4648, sections 4 and 5), whole, with all of its padding or none. */
function isBase64(text: string): boolean {
  const [, characters, padding] = /^([A-Za-z0-9+/]*|[A-Za-z0-9_-]*)(={0,2})$/.exec(text) ?? [];
  if (characters === undefined) return false;
  return padding === '' ? characters.length % 4 !== 1 : text.length % 4 === 0;
}
