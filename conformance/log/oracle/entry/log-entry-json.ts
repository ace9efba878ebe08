/**
 * The answer of CreateEntry: Sigstore's TransparencyLogEntry as protobuf JSON (ProtoJSON Format), read leniently.
 *
 * Anchored by: kat.json clients_md_sample; ProtoJSON Format, the published table of representations
 */

import { Buffer } from 'node:buffer';
import { type ParseResult, parseDefect } from '../../../core/check/parse-result.ts';
import {
  attemptParse,
  isJsonObject,
  type JsonObject,
  jsonMember,
  ParseRefusal,
  quoteJson,
  readJson,
} from '../../../oracle/json/json.ts';
import type { LogEntry, LogEntryProof } from './log-entry.ts';

/** The members of the message. A member that has its default may be left out. */
const MEMBERS = [
  'logIndex',
  'logId',
  'kindVersion',
  'integratedTime',
  'inclusionPromise',
  'inclusionProof',
  'canonicalizedBody',
];

const LARGEST = 2n ** 63n - 1n;

function refuse(expected: string, value: unknown, at: string): ParseRefusal<'not-an-entry'> {
  return new ParseRefusal('not-an-entry', expected, quoteJson(value), at);
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
function integer(object: JsonObject, name: string, at = name): bigint {
  const value = eitherName(object, name) ?? 0;
  // The digits are counted before BigInt reads them, since BigInt needs more than linear time.
  const isInteger = typeof value === 'string' ? /^-?\d{1,19}$/.test(value) : Number.isSafeInteger(value);
  const number = isInteger ? BigInt(value as string | number) : undefined;
  if (number === undefined || number > LARGEST || number < -LARGEST - 1n) throw refuse('an int64', value, at);
  return number;
}

/** The bytes of a base 64 text of either alphabet, padded or not (RFC 4648 sections 4 and 5). */
function lenientBytes(value: unknown, at: string): Uint8Array {
  const text = typeof value === 'string' ? value : '=';
  const digits = text.replace(/={1,2}$/, '');
  const isComplete = digits === text ? text.length % 4 !== 1 : text.length % 4 === 0;
  if (!isComplete || !/^[A-Za-z0-9+/_-]*$/.test(digits)) throw refuse('base64', value, at);
  return new Uint8Array(Buffer.from(digits, 'base64'));
}

/** A member with bytes. Absent: no bytes. */
function bytes(object: JsonObject, name: string, at = name): Uint8Array {
  return lenientBytes(eitherName(object, name) ?? '', at);
}

/** A member with a text. Absent: the empty text. */
function text(object: JsonObject, name: string, at: string): string {
  const value = eitherName(object, name) ?? '';
  if (typeof value !== 'string') throw refuse('a string', value, at);
  return value;
}

/** A member with a message; undefined if it is absent. */
function message(object: JsonObject, name: string, at = name): JsonObject | undefined {
  const value = eitherName(object, name);
  if (value !== undefined && !isJsonObject(value)) throw refuse('an object', value, at);
  return value;
}

function readProof(proof: JsonObject): LogEntryProof {
  const at = 'inclusionProof';
  const hashes = eitherName(proof, 'hashes') ?? [];
  if (!Array.isArray(hashes)) throw refuse('an array', hashes, `${at}.hashes`);
  const checkpoint = message(proof, 'checkpoint', `${at}.checkpoint`);
  return {
    logIndex: integer(proof, 'logIndex', `${at}.logIndex`),
    treeSize: integer(proof, 'treeSize', `${at}.treeSize`),
    rootHash: bytes(proof, 'rootHash', `${at}.rootHash`),
    hashes: hashes.map((hash, i) => lenientBytes(hash, `${at}.hashes[${i}]`)),
    checkpoint: checkpoint === undefined ? '' : text(checkpoint, 'envelope', `${at}.checkpoint.envelope`),
  };
}

function readEntry(value: JsonObject): LogEntry {
  const logId = message(value, 'logId');
  const kind = message(value, 'kindVersion');
  const promise = message(value, 'inclusionPromise');
  const proof = message(value, 'inclusionProof');
  return {
    logIndex: integer(value, 'logIndex'),
    ...(logId && { logId: bytes(logId, 'keyId', 'logId.keyId') }),
    ...(kind && {
      kindVersion: {
        kind: text(kind, 'kind', 'kindVersion.kind'),
        version: text(kind, 'version', 'kindVersion.version'),
      },
    }),
    integratedTime: integer(value, 'integratedTime'),
    ...(promise && {
      inclusionPromise: bytes(promise, 'signedEntryTimestamp', 'inclusionPromise.signedEntryTimestamp'),
    }),
    ...(proof && { inclusionProof: readProof(proof) }),
    canonicalizedBody: bytes(value, 'canonicalizedBody'),
  };
}

/**
 * The entry in an answer, in any spelling that a reader of protobuf JSON accepts, and more: names in camelCase or
 * as the schema has them, int64 as text or as a number, base 64 of either alphabet with or without padding, defaults
 * left out, unknown members. A missing body is read as an empty body.
 *
 * - `not-json`: not a JSON text in UTF-8
 * - `not-an-entry`: no object, an object with no member of an entry, or a member of another type
 */
export function readLogEntry(answer: Uint8Array): ParseResult<LogEntry, 'not-json' | 'not-an-entry'> {
  const read = readJson(answer);
  if (read.defect) return read;
  const { value } = read;
  if (!isJsonObject(value)) return parseDefect('not-an-entry', 'an object', quoteJson(value));
  if (MEMBERS.every((name) => eitherName(value, name) === undefined)) {
    const names = Object.keys(value).join(', ');
    return parseDefect('not-an-entry', `some of ${MEMBERS.join(', ')}`, names === '' ? 'no member' : quoteJson(names));
  }
  return attemptParse<LogEntry, 'not-an-entry'>(() => readEntry(value));
}
