/**
 * The answer of CreateEntry: Sigstore's TransparencyLogEntry as protobuf JSON (ProtoJSON Format), read leniently.
 *
 * Anchored by: kat.json clients_md_sample; ProtoJSON Format, the published table of representations
 */

import { type ParseResult, parseDefect } from '../../../core/check/parse-result.ts';
import { attemptParse, isJsonObject, type JsonObject, quoteJson, readJson } from '../../../oracle/json/json.ts';
import type { LogEntry, LogEntryProof } from './log-entry.ts';
import {
  bytesMember,
  eitherName,
  int64Member,
  lenientBytes,
  listMember,
  messageMember,
  stringMember,
} from './proto-json.ts';

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

function readProof(proof: JsonObject): LogEntryProof {
  const at = 'inclusionProof';
  const hashes = listMember(proof, 'hashes', `${at}.hashes`);
  const checkpoint = messageMember(proof, 'checkpoint', `${at}.checkpoint`);
  return {
    logIndex: int64Member(proof, 'logIndex', `${at}.logIndex`),
    treeSize: int64Member(proof, 'treeSize', `${at}.treeSize`),
    rootHash: bytesMember(proof, 'rootHash', `${at}.rootHash`),
    hashes: hashes.map((hash, i) => lenientBytes(hash, `${at}.hashes[${i}]`)),
    checkpoint: checkpoint === undefined ? '' : stringMember(checkpoint, 'envelope', `${at}.checkpoint.envelope`),
  };
}

function readEntry(value: JsonObject): LogEntry {
  const logId = messageMember(value, 'logId');
  const kind = messageMember(value, 'kindVersion');
  const promise = messageMember(value, 'inclusionPromise');
  const proof = messageMember(value, 'inclusionProof');
  return {
    logIndex: int64Member(value, 'logIndex'),
    ...(logId && { logId: bytesMember(logId, 'keyId', 'logId.keyId') }),
    ...(kind && {
      kindVersion: {
        kind: stringMember(kind, 'kind', 'kindVersion.kind'),
        version: stringMember(kind, 'version', 'kindVersion.version'),
      },
    }),
    integratedTime: int64Member(value, 'integratedTime'),
    ...(promise && {
      inclusionPromise: bytesMember(promise, 'signedEntryTimestamp', 'inclusionPromise.signedEntryTimestamp'),
    }),
    ...(proof && { inclusionProof: readProof(proof) }),
    canonicalizedBody: bytesMember(value, 'canonicalizedBody'),
  };
}

/** The entry in a JSON value, in any spelling that a reader of protobuf JSON accepts, and more; see `readLogEntry`. */
export function logEntryOf(value: unknown): ParseResult<LogEntry, 'not-an-entry'> {
  if (!isJsonObject(value)) return parseDefect('not-an-entry', 'an object', quoteJson(value));
  if (MEMBERS.every((name) => eitherName(value, name) === undefined)) {
    const names = Object.keys(value).join(', ');
    return parseDefect('not-an-entry', `some of ${MEMBERS.join(', ')}`, names === '' ? 'no member' : quoteJson(names));
  }
  const read = attemptParse<LogEntry, 'member'>(() => readEntry(value));
  return read.defect ? { defect: { ...read.defect, reason: 'not-an-entry' } } : read;
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
  return logEntryOf(read.value);
}
