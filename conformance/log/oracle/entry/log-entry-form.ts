/**
 * The form of Rekor v2's answer to CreateEntry: the JSON that protobuf's own writers produce.
 *
 * Anchored by: kat.json clients_md_sample; ProtoJSON Format, the published table of representations
 */

import { Buffer } from 'node:buffer';
import type { Defect } from '../../../core/check/defect.ts';
import { parseDefect } from '../../../core/check/parse-result.ts';
import { duplicateMemberName, isJsonObject, type JsonObject, quoteJson, readJson } from '../../../oracle/json/json.ts';
import { decodeBase64 } from '../note/strict-base-64.ts';
import { readLogEntry } from './log-entry-json.ts';
import { eitherName, schemaName } from './proto-json.ts';

/**
 * - `duplicate`: an object has two members of the same name
 * - `names`: a member has the name of the schema, not the lowerCamelCase name
 * - `missing`: a member that never has its default is missing
 * - `numbers`: an int64 is not a decimal string
 * - `base64`: bytes are not strict standard base64 with padding
 * - `promise`: the answer has an inclusion promise
 * - `time`: the integrated time is not 0
 */
export type EntryFormReason = 'duplicate' | 'names' | 'missing' | 'numbers' | 'base64' | 'promise' | 'time';

/** The required type of a member. */
type Member = 'int' | 'bytes' | 'text' | { readonly [name: string]: Member };

const ENTRY = {
  logIndex: 'int',
  logId: { keyId: 'bytes' },
  kindVersion: { kind: 'text', version: 'text' },
  integratedTime: 'int',
  inclusionPromise: { signedEntryTimestamp: 'bytes' },
  inclusionProof: {
    logIndex: 'int',
    rootHash: 'bytes',
    treeSize: 'int',
    hashes: 'bytes',
    checkpoint: { envelope: 'text' },
  },
  canonicalizedBody: 'bytes',
} as const satisfies Member;

/** Rekor may answer with the default of these members (0, an empty list, null), and a default may be left out. */
const MAY_BE_ABSENT = ['logIndex', 'integratedTime', 'inclusionPromise', 'hashes', 'signedEntryTimestamp'];

type Report = (reason: EntryFormReason, expected: string, actual: string, at?: string) => void;

function reportValue(value: unknown, member: Member, at: string, report: Report): void {
  if (typeof member === 'object') {
    if (isJsonObject(value)) reportMembers(value, member, at, report);
  } else if (member === 'int') {
    const decimal = typeof value === 'string' && /^(0|-?[1-9]\d*)$/.test(value);
    if (!decimal) report('numbers', 'a decimal string', typeof value === 'string' ? quoteJson(value) : `${value}`, at);
  } else if (member === 'bytes') {
    const texts: readonly unknown[] = Array.isArray(value) ? value : [value];
    const wrong = texts.findIndex((text) => typeof text === 'string' && decodeBase64(text) === undefined);
    if (wrong < 0) return;
    report('base64', 'strict standard base64', quoteJson(texts[wrong]), Array.isArray(value) ? `${at}[${wrong}]` : at);
  }
}

function reportMembers(
  object: JsonObject,
  members: { readonly [name: string]: Member },
  prefix: string,
  report: Report,
): void {
  for (const [name, member] of Object.entries(members)) {
    const at = prefix === '' ? name : `${prefix}.${name}`;
    const protoName = schemaName(name);
    if (protoName !== name && Object.hasOwn(object, protoName)) report('names', name, protoName, at);
    const value = eitherName(object, name);
    if (value !== undefined) reportValue(value, member, at, report);
    else if (!MAY_BE_ABSENT.includes(name)) report('missing', name, 'nothing', at);
  }
}

/**
 * Every deviation of an answer from the form of Rekor v2, each reason at most once, with its first place. Unknown
 * members are legal, and members with their defaults may be absent. Empty for answers that `readLogEntry` cannot read,
 * since `readLogEntry` reports those.
 */
export function entryFormDefects(answer: Uint8Array): readonly Defect<EntryFormReason>[] {
  const entry = readLogEntry(answer).value;
  const json = readJson(answer).value;
  if (entry === undefined || !isJsonObject(json)) return [];
  const defects = new Map<EntryFormReason, Defect<EntryFormReason>>();
  const report: Report = (reason, expected, actual, at) => {
    if (!defects.has(reason)) defects.set(reason, parseDefect(reason, expected, actual, at).defect);
  };
  const twice = duplicateMemberName(Buffer.from(answer).toString('utf8'));
  if (twice !== undefined) report('duplicate', 'names that are unique in their object', quoteJson(twice));
  reportMembers(json, ENTRY, '', report);
  if (entry.inclusionPromise !== undefined) report('promise', 'null or nothing', 'an object', 'inclusionPromise');
  if (entry.integratedTime !== 0n) report('time', '"0"', `${entry.integratedTime}`, 'integratedTime');
  return [...defects.values()];
}

/** The first of them. */
export function firstEntryFormDefect(answer: Uint8Array): Defect<EntryFormReason> | undefined {
  return entryFormDefects(answer)[0];
}
