import { createPublicKey, type KeyObject, sign } from 'node:crypto';
import { der } from '../key/der.ts';

const [INTEGER, BIT_STRING, OCTET_STRING, UTF8_STRING] = [0x02, 0x03, 0x04, 0x0c];
const [UTC_TIME, GENERALIZED_TIME, SEQUENCE, SET] = [0x17, 0x18, 0x30, 0x31];
/** Context-specific: the version and the extensions of a TBSCertificate, a dNSName (RFC 5280, sections 4.1 and 4.2.1.6). */
const [VERSION, EXTENSIONS, DNS_NAME] = [0xa0, 0xa3, 0x82];

const bytes = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'hex'));
/** AlgorithmIdentifier { 1.2.840.10045.4.3.2 }: ECDSA with SHA-256 (RFC 5758, section 3.2). */
const ECDSA_WITH_SHA_256 = bytes('300a06082a8648ce3d040302');
/** SEQUENCE { 2.5.29.x, … }: the identifiers of extensions in DER. */
const COMMON_NAME = bytes('0603550403');
const TRUE = bytes('0101ff');

/** The certificate that an authority issues. */
export interface CertificatePlan {
  /** 16 bytes at most; the same bytes are the same number. */
  readonly serial: Uint8Array;
  /** Names in DER. */
  readonly issuer: Uint8Array;
  readonly subject: Uint8Array;
  /** Milliseconds since 1970. */
  readonly from: number;
  readonly to: number;
  /** The subject's key. */
  readonly key: KeyObject;
  readonly extensions: readonly Uint8Array[];
}

const extension = (identifier: string, critical: boolean, value: Uint8Array): Uint8Array =>
  der(SEQUENCE, bytes(identifier), ...(critical ? [TRUE] : []), der(OCTET_STRING, value));

/** basicConstraints of an authority, critical. */
export const OF_AUTHORITIES = extension('0603551d13', true, bytes('30030101ff'));
/** extendedKeyUsage serverAuth, without which logs refuse certificates. */
export const OF_SERVERS = extension('0603551d25', false, bytes('300a06082b06010505070301'));
/** The poison of a precertificate (RFC 6962, section 3.1): critical, with the value NULL. */
export const POISON = extension('060a2b06010401d679020403', true, bytes('0500'));

/** subjectAltName with one host. */
export const forHost = (host: string): Uint8Array =>
  extension('0603551d11', false, der(SEQUENCE, der(DNS_NAME, Buffer.from(host))));

/** A name that is one commonName. */
export const named = (text: string): Uint8Array =>
  der(SEQUENCE, der(SET, der(SEQUENCE, COMMON_NAME, der(UTF8_STRING, Buffer.from(text)))));

/** UTCTime until 2049, GeneralizedTime from then on (RFC 5280, section 4.1.2.5). */
function time(milliseconds: number): Uint8Array {
  const text = `${new Date(milliseconds).toISOString().slice(0, 19).replace(/[-:T]/g, '')}Z`;
  const isShort = Number(text.slice(0, 4)) < 2050;
  return der(isShort ? UTC_TIME : GENERALIZED_TIME, Buffer.from(isShort ? text.slice(2) : text));
}

/** The TBSCertificate of a plan (RFC 5280, section 4.1). */
export function tbsCertificate(plan: CertificatePlan): Uint8Array {
  // A number in DER has no sign here, and no zero in front.
  const serial = Uint8Array.of(0x40, ...plan.serial);
  const spki = createPublicKey(plan.key as Parameters<typeof createPublicKey>[0]);
  return der(
    SEQUENCE,
    der(VERSION, der(INTEGER, Uint8Array.of(2))),
    der(INTEGER, serial),
    ECDSA_WITH_SHA_256,
    plan.issuer,
    der(SEQUENCE, time(plan.from), time(plan.to)),
    plan.subject,
    spki.export({ format: 'der', type: 'spki' }),
    der(EXTENSIONS, der(SEQUENCE, ...plan.extensions)),
  );
}

/** The certificate of a TBSCertificate, signed by a key on P-256. */
export function signedCertificate(tbs: Uint8Array, key: KeyObject): Uint8Array {
  return der(SEQUENCE, tbs, ECDSA_WITH_SHA_256, der(BIT_STRING, Uint8Array.of(0), sign('sha256', tbs, key)));
}
