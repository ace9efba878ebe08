/**
 * Certificates in entries of a log (RFC 6962 sections 3.1 and 3.2), as far as a log is judged by them. Logs may accept
 * certificates with the quirks of those who issue them, so only their outline is read.
 *
 * Anchored by: the precertificates of a data tile of the log navigli2025h2; OpenSSL, by which Node reads certificates
 */
import type { Defect } from '../../../core/check/defect.ts';
import { hex } from '../../../oracle/bytes/bytes.ts';
import { type DerElement, readDer, writeDer } from './der.ts';
import type { TileLeaf } from './tile-leaf.ts';

const SEQUENCE = 0x30;
const BIT_STRING = 0x03;
/** The optional fields of a TBSCertificate: version is context-specific 0, extensions are 3 (RFC 5280 section 4.1). */
const VERSION = 0xa0;
const EXTENSIONS = 0xa3;
/** The place of subjectPublicKeyInfo after the version. */
const PUBLIC_KEY = 5;
/** The object identifier 1.3.6.1.4.1.11129.2.4.3, the poison, in DER. */
const POISON = '060a2b06010401d679020403';
/** Extended key usage, and in it 1.3.6.1.4.1.11129.2.4.4: the certificate signs precertificates in place of its issuer. */
const KEY_USAGE = '0603551d25';
const SIGNS_PRECERTIFICATES = '060a2b06010401d679020404';

const isSequence = ({ tag }: DerElement): boolean => tag === SEQUENCE;

/** The three parts of a certificate; undefined where the bytes are not exactly one value of that outline. */
function partsOf(certificate: Uint8Array): readonly DerElement[] | undefined {
  const [whole, ...more] = readDer(certificate) ?? [];
  const parts = whole && more.length === 0 && isSequence(whole) ? readDer(whole.content) : undefined;
  const [tbs, algorithm, signature] = parts ?? [];
  const isOutline = parts?.length === 3 && isSequence(tbs!) && isSequence(algorithm!) && signature!.tag === BIT_STRING;
  return isOutline ? parts : undefined;
}

/** Whether the bytes are exactly one certificate. */
export const isCertificate = (bytes: Uint8Array): boolean => partsOf(bytes) !== undefined;

const tbsFields = (certificate: Uint8Array): readonly DerElement[] => readDer(partsOf(certificate)?.[0]?.content) ?? [];

/** The subjectPublicKeyInfo of a certificate; undefined where it lacks one. */
export function keyOfCertificate(certificate: Uint8Array): Uint8Array | undefined {
  return tbsFields(certificate).filter(({ tag }) => tag !== VERSION)[PUBLIC_KEY]?.bytes;
}

/** The extensions in the field of a TBSCertificate. */
const extensionsIn = (field: DerElement | undefined): readonly DerElement[] =>
  readDer(readDer(field?.content)?.[0]?.content) ?? [];

/** Whether a certificate signs precertificates in place of its issuer (RFC 6962 section 3.1). */
export function signsPrecertificates(certificate: Uint8Array): boolean {
  const field = tbsFields(certificate).find(({ tag }) => tag === EXTENSIONS);
  return extensionsIn(field).some(({ content }) => {
    const text = hex(content);
    return text.startsWith(KEY_USAGE) && text.includes(SIGNS_PRECERTIFICATES);
  });
}

/**
 * The TBSCertificate of a precertificate without its poison; undefined where there is no poison. A field of extensions in which
 * the poison was alone goes with it.
 */
export function withoutPoison(precertificate: Uint8Array): Uint8Array | undefined {
  const fields = tbsFields(precertificate);
  const field = fields.find(({ tag }) => tag === EXTENSIONS);
  const isPoison = ({ content }: DerElement) => hex(content).startsWith(POISON);
  const extensions = extensionsIn(field);
  if (!extensions.some(isPoison)) return undefined;
  const kept = extensions.filter((extension) => !isPoison(extension)).map(({ bytes }) => bytes);
  const others = fields.flatMap((one) => {
    if (one !== field) return [one.bytes];
    return kept.length === 0 ? [] : [writeDer(EXTENSIONS, writeDer(SEQUENCE, ...kept))];
  });
  return writeDer(SEQUENCE, ...others);
}

/** An entry without a certificate, or without a precertificate. */
export function entryCertificateDefect(
  { signed, precertificate }: Pick<TileLeaf, 'signed' | 'precertificate'>,
  at: string,
): Defect<'certificate' | 'precertificate' | 'poison'> | undefined {
  const reason = precertificate ? 'precertificate' : 'certificate';
  const bytes = precertificate?.whole ?? signed;
  if (!isCertificate(bytes)) {
    const actual = `${bytes.length} bytes that begin with ${hex(bytes.subarray(0, 16))}`;
    return { reason, expected: 'exactly one certificate in DER', actual, at };
  }
  if (!precertificate || withoutPoison(bytes)) return undefined;
  return {
    reason: 'poison',
    expected: 'a precertificate with the extension 1.3.6.1.4.1.11129.2.4.3',
    actual: 'none',
    at,
  };
}
