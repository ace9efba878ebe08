/**
 * The leaf of Rekor v2: the entry `hashedrekord` 0.0.2 as protobuf JSON, canonicalised (sigstore/architecture-docs,
 * rekor-v2-spec; RFC 8785).
 *
 * Anchored by: kat.json hashedrekord_requests, bodies and leaf hashes; kat.json clients_md_sample
 */

import type { ParseResult } from '../../../core/check/parse-result.ts';
import { base64, equalBytes, utf8 } from '../../../oracle/bytes/bytes.ts';
import {
  attemptParse,
  isJsonObject,
  type JsonObject,
  jsonMember,
  ParseRefusal,
  quoteJson,
  readJson,
} from '../../../oracle/json/json.ts';
import { decodeBase64 } from '../note/strict-base-64.ts';
import { jcsJson } from './canonical-json.ts';
import { hashAlgorithmOf } from './key-details.ts';
import type { NewEntry } from './log-entry.ts';

/** The values in a leaf. */
export interface HashedRekord extends NewEntry {
  readonly kind: 'hashedrekord';
  readonly apiVersion: '0.0.2';
  /** Name of the digest's algorithm, as Sigstore's enum HashAlgorithm has it. */
  readonly algorithm: string;
}

/** The leaf that an entry has to become, byte for byte. */
export function canonicalBody(entry: NewEntry): Uint8Array {
  const { digest, signature, verifier, keyDetails } = entry;
  const hashedRekordV002 = {
    data: { algorithm: hashAlgorithmOf(keyDetails), digest: base64(digest) },
    signature: {
      content: base64(signature),
      verifier: { [verifier.kind]: { rawBytes: base64(verifier.rawBytes) }, keyDetails },
    },
  };
  return utf8(jcsJson({ kind: 'hashedrekord', apiVersion: '0.0.2', spec: { hashedRekordV002 } }));
}

/** Whether bytes are a JSON text in its own canonical form. */
export function isCanonical(bytes: Uint8Array): boolean {
  const read = readJson(bytes);
  if (read.defect) return false;
  try {
    return equalBytes(utf8(jcsJson(read.value)), bytes);
  } catch {
    return false;
  }
}

/**
 * - `not-json`: not a JSON text
 * - `kind`: another kind or version of entry
 * - `members`: a member is missing, has another type, or does not belong to the entry
 * - `base64`: a member with bytes is not strict standard base64
 */
export type BodyReason = 'not-json' | 'kind' | 'members' | 'base64';

function refuse(reason: BodyReason, expected: string, actual: string, at?: string): ParseRefusal<BodyReason> {
  return new ParseRefusal(reason, expected, actual, at);
}

/** The members of an object at a place. It must have exactly the members `names`. */
function members(value: unknown, at: string, names: readonly string[]): JsonObject {
  if (!isJsonObject(value)) throw refuse('members', 'an object', quoteJson(value), at);
  const actualNames = Object.keys(value).sort().join(', ');
  const expectedNames = [...names].sort().join(', ');
  if (actualNames !== expectedNames)
    throw refuse('members', expectedNames, actualNames === '' ? 'no member' : quoteJson(actualNames), at);
  return value;
}

/** A member that has to be text. */
function text(object: JsonObject, at: string, name: string): string {
  const value = jsonMember(object, name);
  if (typeof value !== 'string') throw refuse('members', 'a string', quoteJson(value), `${at}.${name}`);
  return value;
}

/** A member with bytes, in the only base 64 that protobuf JSON writes. */
function bytesOf(object: JsonObject, at: string, name: string): Uint8Array {
  const value = text(object, at, name);
  const bytes = decodeBase64(value);
  if (bytes === undefined) throw refuse('base64', 'strict standard base64', quoteJson(value), `${at}.${name}`);
  return bytes;
}

function readEntry(value: unknown): HashedRekord {
  if (!isJsonObject(value)) throw refuse('members', 'an object', quoteJson(value));
  const [kind, apiVersion] = [jsonMember(value, 'kind'), jsonMember(value, 'apiVersion')];
  if (kind !== 'hashedrekord' || apiVersion !== '0.0.2') {
    throw refuse('kind', '"hashedrekord" "0.0.2"', `${quoteJson(kind)} ${quoteJson(apiVersion)}`);
  }
  members(value, 'body', ['kind', 'apiVersion', 'spec']);
  const { hashedRekordV002 } = members(value.spec, 'spec', ['hashedRekordV002']);
  const at = 'spec.hashedRekordV002';
  const entry = members(hashedRekordV002, at, ['data', 'signature']);
  const data = members(entry.data, `${at}.data`, ['algorithm', 'digest']);
  const signature = members(entry.signature, `${at}.signature`, ['content', 'verifier']);
  const place = `${at}.signature.verifier`;
  const as = isJsonObject(signature.verifier) && Object.hasOwn(signature.verifier, 'x509Certificate');
  const name = as ? 'x509Certificate' : 'publicKey';
  const verifier = members(signature.verifier, place, [name, 'keyDetails']);
  const held = members(verifier[name], `${place}.${name}`, ['rawBytes']);
  return {
    kind,
    apiVersion,
    algorithm: text(data, `${at}.data`, 'algorithm'),
    digest: bytesOf(data, `${at}.data`, 'digest'),
    signature: bytesOf(signature, `${at}.signature`, 'content'),
    verifier: { kind: name, rawBytes: bytesOf(held, `${place}.${name}`, 'rawBytes') },
    keyDetails: text(verifier, place, 'keyDetails'),
  };
}

/** The values in a leaf. Members may be in any order: `isCanonical` judges the order. */
export function readBody(bytes: Uint8Array): ParseResult<HashedRekord, BodyReason> {
  const read = readJson(bytes);
  return read.defect ? read : attemptParse<HashedRekord, BodyReason>(() => readEntry(read.value));
}
