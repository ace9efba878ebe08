/**
 * Errors of an RPC service over HTTP: google.rpc.Status as JSON, and the HTTP status that each code is mapped to.
 *
 * Anchored by: google/rpc/code.proto, the "HTTP Mapping" that it publishes for each code; google/protobuf/any.proto,
 * "JSON"
 */

import { type ParseResult, parseDefect, parsedValue } from '../../../core/check/parse-result.ts';
import { isJsonObject, jsonMember, quoteJson, readJson } from '../../../oracle/json/json.ts';

/** A google.rpc.Status that is no success. */
export interface RpcError {
  /** 1 to 16. */
  readonly code: number;
  readonly message: string;
  readonly details: readonly unknown[];
}

/** The HTTP status of each code, from 1 on: cancelled, unknown, invalid argument … unauthenticated. */
const HTTP_STATUS = [499, 500, 400, 504, 404, 409, 403, 429, 400, 409, 400, 501, 500, 503, 500, 401];

/**
 * The HTTP status that a code is mapped to; undefined for 0, which is not an error, and for a number that is not a
 * code.
 */
export function httpStatusOf(code: number): number | undefined {
  return HTTP_STATUS[code - 1];
}

/** The codes that are mapped to an HTTP status, smallest first; empty for a status that the mapping does not have. */
export function rpcCodesOfStatus(status: number): readonly number[] {
  return HTTP_STATUS.flatMap((statu, i) => (statu === status ? [i + 1] : []));
}

/** Whether a value is a google.protobuf.Any in protobuf JSON: an object with its type, or an empty object. */
function isAny(value: unknown): boolean {
  if (!isJsonObject(value)) return false;
  return typeof jsonMember(value, '@type') === 'string' || Object.keys(value).length === 0;
}

/**
 * The error in a body. A missing message or missing details are empty, since protobuf JSON may leave defaults out;
 * other members are legal.
 *
 * - `not-json`: no JSON object
 * - `code`: no integer from 1 to 16
 * - `message`: not a string
 * - `details`: not an array of messages with their types
 */
export function readRpcError(bytes: Uint8Array): ParseResult<RpcError, 'not-json' | 'code' | 'message' | 'details'> {
  const read = readJson(bytes);
  if (read.defect) return read;
  if (!isJsonObject(read.value)) return parseDefect('not-json', 'a JSON object', quoteJson(read.value));
  const code = jsonMember(read.value, 'code');
  const message = jsonMember(read.value, 'message') ?? '';
  const details = jsonMember(read.value, 'details') ?? [];
  if (typeof code !== 'number' || httpStatusOf(code) === undefined) {
    return parseDefect('code', 'an integer from 1 to 16', quoteJson(code), 'code');
  }
  if (typeof message !== 'string') return parseDefect('message', 'a string', quoteJson(message), 'message');
  if (!Array.isArray(details)) return parseDefect('details', 'an array', quoteJson(details), 'details');
  const invalid = details.findIndex((detail) => !isAny(detail));
  if (invalid >= 0) {
    const actual = isJsonObject(details[invalid]) ? 'an object without "@type"' : quoteJson(details[invalid]);
    return parseDefect('details', 'an object with its "@type"', actual, `details[${invalid}]`);
  }
  return parsedValue({ code, message, details });
}
