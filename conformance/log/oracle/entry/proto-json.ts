/**
 * Members of messages in protobuf JSON, read as leniently as a reader has to be, and more: names in camelCase or as the
 * schema has them, int64 as text or as a number, base 64 of either alphabet with or without padding, defaults left out.
 *
 * Anchored by: ProtoJSON Format, the published table of representations
 */

import { Buffer } from 'node:buffer';
import { isJsonObject, type JsonObject, jsonMember, ParseRefusal, quoteJson } from '../../../oracle/json/json.ts';

const LARGEST = 2n ** 63n - 1n;

/** The refusal of a member of another type. */
export function refuseMember(expected: string, value: unknown, at: string): ParseRefusal<'member'> {
  return new ParseRefusal('member', expected, quoteJson(value), at);
}

/** The name of a member as the schema writes it: `logIndex` is `log_index`. */
export function schemaName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** A member by either of its two names, the JSON name first; undefined if it is absent or null. */
export function eitherName(object: JsonObject, name: string): unknown {
  return jsonMember(object, name) ?? jsonMember(object, schemaName(name));
}

/** An int64: decimal digits in a string, or a number that double precision holds exactly. Absent: 0. */
export function int64Member(object: JsonObject, name: string, at = name): bigint {
  const value = eitherName(object, name) ?? 0;
  // The digits are counted before BigInt reads them, since BigInt needs more than linear time.
  const isInteger = typeof value === 'string' ? /^-?\d{1,19}$/.test(value) : Number.isSafeInteger(value);
  const number = isInteger ? BigInt(value as string | number) : undefined;
  if (number === undefined || number > LARGEST || number < -LARGEST - 1n) throw refuseMember('an int64', value, at);
  return number;
}

/** The bytes of a base 64 text of either alphabet, padded or not (RFC 4648 sections 4 and 5). */
export function lenientBytes(value: unknown, at: string): Uint8Array {
  const text = typeof value === 'string' ? value : '=';
  const digits = text.replace(/={1,2}$/, '');
  const isComplete = digits === text ? text.length % 4 !== 1 : text.length % 4 === 0;
  if (!isComplete || !/^[A-Za-z0-9+/_-]*$/.test(digits)) throw refuseMember('base64', value, at);
  return new Uint8Array(Buffer.from(digits, 'base64'));
}

/** A member with bytes. Absent: no bytes. */
export function bytesMember(object: JsonObject, name: string, at = name): Uint8Array {
  return lenientBytes(eitherName(object, name) ?? '', at);
}

/** A member with a text. Absent: the empty text. */
export function stringMember(object: JsonObject, name: string, at = name): string {
  const value = eitherName(object, name) ?? '';
  if (typeof value !== 'string') throw refuseMember('a string', value, at);
  return value;
}

/** A member with a message; undefined if it is absent. */
export function messageMember(object: JsonObject, name: string, at = name): JsonObject | undefined {
  const value = eitherName(object, name);
  if (value !== undefined && !isJsonObject(value)) throw refuseMember('an object', value, at);
  return value;
}

/** A member with a list. Absent: an empty list. */
export function listMember(object: JsonObject, name: string, at = name): readonly unknown[] {
  const value = eitherName(object, name) ?? [];
  if (!Array.isArray(value)) throw refuseMember('an array', value, at);
  return value;
}
