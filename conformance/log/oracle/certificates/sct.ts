/**
 * Signed Certificate Timestamps as a log answers them, and what they sign (RFC 6962 sections 3.2, 3.4 and 4.1).
 *
 * Anchored by: the certificate, the precertificate and their SCTs in the test data of certificate-transparency-go
 */
import { type KeyObject, verify } from 'node:crypto';
import type { Defect } from '../../../core/check/defect.ts';
import type { ParseResult } from '../../../core/check/parse-result.ts';
import { concatBytes, hex, uint64 } from '../../../oracle/bytes/bytes.ts';
import {
  attemptParse,
  isJsonObject,
  jsonMember,
  ParseRefusal,
  quoteJson,
  readJson,
} from '../../../oracle/json/json.ts';
import { decodeBase64 } from '../note/strict-base-64.ts';
import { parseDigitallySigned } from '../note/tree-head.ts';

/** The answer to a submission. */
export interface Sct {
  /** SHA-256 of the log's key. */
  readonly id: Uint8Array;
  /** Milliseconds since 1970. */
  readonly timestamp: bigint;
  /** The content of CtExtensions. */
  readonly extensions: Uint8Array;
  /** The `digitally-signed` struct. */
  readonly signature: Uint8Array;
}

/** What a log signs of a chain: a certificate, or a TBSCertificate without poison and the hash of its issuer's key. */
export interface SignedEntry {
  readonly signed: Uint8Array;
  /** Only of a precertificate, 32 bytes. */
  readonly issuerKeyHash?: Uint8Array;
}

type FormReason = 'json' | 'version' | 'id' | 'timestamp' | 'extensions' | 'signature';

const refuse = (reason: FormReason, expected: string, found: unknown): never => {
  throw new ParseRefusal<FormReason>(reason, expected, quoteJson(found), reason === 'json' ? undefined : reason);
};

/** The SCT in the body of an answer; members that RFC 6962 does not specify are ignored (section 4). */
export function readSct(body: Uint8Array): ParseResult<Sct, FormReason> {
  return attemptParse<Sct, FormReason>(() => {
    const { value } = readJson(body);
    if (!isJsonObject(value))
      return refuse('json', 'a JSON object', value ?? Buffer.from(body).toString().slice(0, 80));
    const binary = (name: 'id' | 'extensions' | 'signature'): Uint8Array => {
      const text = jsonMember(value, name);
      return (typeof text === 'string' ? decodeBase64(text) : undefined) ?? refuse(name, 'a text in base64', text);
    };
    const version = jsonMember(value, 'sct_version');
    if (version !== 0) refuse('version', 'sct_version 0, which is v1', version);
    const id = binary('id');
    if (id.length !== 32) refuse('id', 'the base64 of 32 bytes', jsonMember(value, 'id'));
    const timestamp = jsonMember(value, 'timestamp');
    if (typeof timestamp !== 'number' || !Number.isSafeInteger(timestamp) || timestamp < 0)
      return refuse('timestamp', 'a whole number of milliseconds', timestamp);
    return { id, timestamp: BigInt(timestamp), extensions: binary('extensions'), signature: binary('signature') };
  });
}

/** An answer without an SCT in its form; undefined as body: it could not be read. */
export function sctFormDefect(body: Uint8Array | undefined, at: string): Defect<FormReason> | undefined {
  const { defect } = readSct(body ?? new Uint8Array());
  return defect && { ...defect, at };
}

/** An opaque value after its length in two or three bytes (RFC 8446 section 3.4). */
const opaque = (lengthBytes: 2 | 3, content: Uint8Array): Uint8Array =>
  concatBytes(uint64(BigInt(content.length)).subarray(8 - lengthBytes), content);

/**
 * The bytes that an SCT signs (RFC 6962 section 3.2). They are those of the MerkleTreeLeaf as well (section 3.4): version v1 (0),
 * certificate_timestamp or timestamped_entry (0), timestamp, type of the entry, signed entry, extensions.
 */
export function sctMessage(
  { signed, issuerKeyHash }: SignedEntry,
  { timestamp, extensions }: Pick<Sct, 'timestamp' | 'extensions'>,
): Uint8Array {
  const entry = issuerKeyHash
    ? concatBytes(Uint8Array.of(0, 1), issuerKeyHash, opaque(3, signed))
    : concatBytes(Uint8Array.of(0, 0), opaque(3, signed));
  return concatBytes(Uint8Array.of(0, 0), uint64(timestamp), entry, opaque(2, extensions));
}

/** A signature that is no struct of the key's kind, or does not verify. */
export function sctSignatureDefect(
  sct: Sct,
  entry: SignedEntry,
  key: KeyObject,
  at: string,
): Defect<'form' | 'invalid'> | undefined {
  const { value: signature, defect } = parseDigitallySigned(sct.signature, 0, key);
  if (defect) return { ...defect, reason: 'form', at };
  const isRight = attempt(() => verify('sha256', sctMessage(entry, sct), { key, dsaEncoding: 'der' }, signature));
  if (isRight) return undefined;
  const kind = entry.issuerKeyHash ? 'precertificate' : 'certificate';
  const expected = `a signature by the log's key over the ${kind}, timestamp ${sct.timestamp} and extensions "${hex(sct.extensions)}"`;
  return { reason: 'invalid', expected, actual: 'one that does not verify', at };
}

/** OpenSSL throws, rather than answering no, on some signatures that are not DER. */
function attempt(verifies: () => boolean): boolean {
  try {
    return verifies();
  } catch {
    return false;
  }
}
