/**
 * Sigstore's bundle, as far as a log is concerned: the entries in it, and what was signed.
 *
 * Follows: sigstore_bundle.proto and sigstore_common.proto, in protobuf JSON
 */
import { type ParseResult, parseDefect } from '../../../core/check/parse-result.ts';
import { attemptParse, isJsonObject, type JsonObject, quoteJson } from '../../../oracle/json/json.ts';
import {
  bytesMember,
  eitherName,
  lenientBytes,
  listMember,
  messageMember,
  refuseMember,
  stringMember,
} from '../entry/proto-json.ts';

/** What a bundle signs: an artifact by its digest, or a DSSE envelope. */
export type SignedContent =
  | {
      readonly kind: 'message';
      /** Name of the digest's algorithm in Sigstore's enum HashAlgorithm; absent with the digest. */
      readonly algorithm?: string;
      readonly digest?: Uint8Array;
      readonly signatures: readonly Uint8Array[];
    }
  | {
      readonly kind: 'envelope';
      readonly payload: Uint8Array;
      readonly payloadType: string;
      readonly signatures: readonly Uint8Array[];
    };

/** A bundle. */
export interface SigstoreBundle {
  /** The transparency log entries as JSON values. */
  readonly entries: readonly unknown[];
  readonly content?: SignedContent;
  /** The certificate of the signer, DER; absent where the bundle names a public key alone. */
  readonly certificate?: Uint8Array;
}

/** The names of the enum HashAlgorithm, in the order of their numbers from 0. */
const HASHES = ['HASH_ALGORITHM_UNSPECIFIED', 'SHA2_256', 'SHA2_384', 'SHA2_512', 'SHA3_256', 'SHA3_384'];

/** Whether a JSON value is a bundle, of any version. */
export function isSigstoreBundle(value: unknown): value is JsonObject {
  if (!isJsonObject(value)) return false;
  const mediaType = eitherName(value, 'mediaType');
  const named = typeof mediaType === 'string' && mediaType.startsWith('application/vnd.dev.sigstore.bundle');
  return named || isJsonObject(eitherName(value, 'verificationMaterial'));
}

function messageContent(message: JsonObject): SignedContent {
  const at = 'messageSignature';
  const digest = messageMember(message, 'messageDigest', `${at}.messageDigest`);
  const algorithm = digest && eitherName(digest, 'algorithm');
  return {
    kind: 'message',
    signatures: [bytesMember(message, 'signature', `${at}.signature`)],
    ...(digest && {
      algorithm: typeof algorithm === 'number' ? (HASHES[algorithm] ?? `${algorithm}`) : String(algorithm ?? HASHES[0]),
      digest: bytesMember(digest, 'digest', `${at}.messageDigest.digest`),
    }),
  };
}

function envelopeContent(envelope: JsonObject): SignedContent {
  const at = 'dsseEnvelope';
  return {
    kind: 'envelope',
    payload: bytesMember(envelope, 'payload', `${at}.payload`),
    payloadType: stringMember(envelope, 'payloadType', `${at}.payloadType`),
    signatures: listMember(envelope, 'signatures', `${at}.signatures`).map((one, i) =>
      isJsonObject(one) ? bytesMember(one, 'sig', `${at}.signatures[${i}].sig`) : new Uint8Array(),
    ),
  };
}

/** The certificate by itself, or the first of a chain, as bundles before 0.3 have it. */
function certificateOf(material: JsonObject): Uint8Array | undefined {
  const at = 'verificationMaterial';
  const single = messageMember(material, 'certificate', `${at}.certificate`);
  if (single) return bytesMember(single, 'rawBytes', `${at}.certificate.rawBytes`);
  const chain = messageMember(material, 'x509CertificateChain', `${at}.x509CertificateChain`);
  const [first] = chain ? listMember(chain, 'certificates', `${at}.x509CertificateChain.certificates`) : [];
  return isJsonObject(first)
    ? lenientBytes(eitherName(first, 'rawBytes') ?? '', `${at}.x509CertificateChain.certificates[0].rawBytes`)
    : undefined;
}

function readBundle(value: JsonObject): SigstoreBundle {
  const material = messageMember(value, 'verificationMaterial') ?? {};
  const message = messageMember(value, 'messageSignature');
  const envelope = messageMember(value, 'dsseEnvelope');
  // A oneof: readers of protobuf JSON refuse both, or take either.
  if (message && envelope) throw refuseMember('nothing beside messageSignature', envelope, 'dsseEnvelope');
  const content = message ? messageContent(message) : envelope && envelopeContent(envelope);
  const certificate = certificateOf(material);
  return {
    entries: listMember(material, 'tlogEntries', 'verificationMaterial.tlogEntries'),
    ...(content && { content }),
    ...(certificate && { certificate }),
  };
}

/** The bundle in a JSON value; `not-a-bundle` for another value, or where a member has another type. */
export function sigstoreBundleOf(value: unknown): ParseResult<SigstoreBundle, 'not-a-bundle'> {
  if (!isSigstoreBundle(value)) return parseDefect('not-a-bundle', 'a bundle of Sigstore', quoteJson(value));
  const read = attemptParse<SigstoreBundle, 'member'>(() => readBundle(value));
  return read.defect ? { defect: { ...read.defect, reason: 'not-a-bundle' } } : read;
}
