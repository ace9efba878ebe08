/**
 * The content of a leaf of Rekor v2: `hashedrekord` 0.0.2, and `dsse` 0.0.2, which Rekor took until its version 2.3.
 *
 * Follows: Rekor v2, "CreateEntry"; rekor-tiles 2.2, entry.proto (DSSELogEntryV002)
 */
import { type ParseResult, parseDefect, parsedValue } from '../../../core/check/parse-result.ts';
import { attemptParse, isJsonObject, type JsonObject, readJson } from '../../../oracle/json/json.ts';
import { readBody } from '../entry/hashedrekord.ts';
import type { NewEntry } from '../entry/log-entry.ts';
import { bytesMember, listMember, messageMember, refuseMember, stringMember } from '../entry/proto-json.ts';

/** A signature in a leaf, with the key or the certificate that verifies it. */
export type LoggedSignature = Pick<NewEntry, 'signature' | 'verifier'>;

/** The content of a leaf. */
export interface LoggedContent {
  readonly kind: 'hashedrekord' | 'dsse';
  /** Name of the digest's algorithm in Sigstore's enum HashAlgorithm. */
  readonly algorithm: string;
  /** Of the signed message; in `dsse` of the payload of the envelope. */
  readonly digest: Uint8Array;
  readonly signatures: readonly LoggedSignature[];
}

/** The kind and the version that a leaf names. */
export interface LeafKind {
  readonly kind: string;
  readonly version: string;
}

/** The kind and the version that a leaf names; undefined where it is no JSON object with both. */
export function leafKind(body: Uint8Array): LeafKind | undefined {
  const { value } = readJson(body);
  if (!isJsonObject(value) || typeof value.kind !== 'string' || typeof value.apiVersion !== 'string') return undefined;
  return { kind: value.kind, version: value.apiVersion };
}

/** Whether Rekor v2 has, or had, leaves of a kind and version. */
export function isKindOfRekorV2({ kind, version }: LeafKind): boolean {
  return (kind === 'hashedrekord' || kind === 'dsse') && version === '0.0.2';
}

function verifierOf(verifier: JsonObject, at: string): NewEntry['verifier'] {
  for (const kind of ['x509Certificate', 'publicKey'] as const) {
    const held = messageMember(verifier, kind, `${at}.${kind}`);
    if (held) return { kind, rawBytes: bytesMember(held, 'rawBytes', `${at}.${kind}.rawBytes`) };
  }
  throw refuseMember('x509Certificate or publicKey', verifier, at);
}

function readDsse(value: unknown): LoggedContent {
  const at = 'spec.dsseV002';
  const spec = isJsonObject(value) ? messageMember(value, 'spec') : undefined;
  const dsse = (spec && messageMember(spec, 'dsseV002', at)) ?? {};
  const hash = messageMember(dsse, 'payloadHash', `${at}.payloadHash`);
  if (!hash) throw refuseMember('payloadHash', undefined, at);
  return {
    kind: 'dsse',
    algorithm: stringMember(hash, 'algorithm', `${at}.payloadHash.algorithm`),
    digest: bytesMember(hash, 'digest', `${at}.payloadHash.digest`),
    signatures: listMember(dsse, 'signatures', `${at}.signatures`).map((one, i) => {
      const place = `${at}.signatures[${i}]`;
      if (!isJsonObject(one)) throw refuseMember('an object', one, place);
      const verifier = messageMember(one, 'verifier', `${place}.verifier`) ?? {};
      return {
        signature: bytesMember(one, 'content', `${place}.content`),
        verifier: verifierOf(verifier, `${place}.verifier`),
      };
    }),
  };
}

/** The content of a leaf; its kind is one of Rekor v2. */
export function readLoggedContent(body: Uint8Array): ParseResult<LoggedContent, 'body'> {
  if (leafKind(body)?.kind === 'dsse') {
    const read = readJson(body);
    const dsse = attemptParse<LoggedContent, 'member'>(() => readDsse(read.value));
    return dsse.defect ? { defect: { ...dsse.defect, reason: 'body' } } : dsse;
  }
  const { value, defect } = readBody(body);
  if (defect) return parseDefect('body', defect.expected, defect.actual, defect.at ?? 'body');
  const { algorithm, digest, signature, verifier } = value;
  return parsedValue({ kind: value.kind, algorithm, digest, signatures: [{ signature, verifier }] });
}
