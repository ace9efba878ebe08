import { createPublicKey, type KeyObject, sign } from 'node:crypto';
import { AsnConvert, OctetString } from '@peculiar/asn1-schema';
import {
  AlgorithmIdentifier,
  AttributeTypeAndValue,
  AttributeValue,
  Certificate,
  Extension,
  Extensions,
  Name,
  RelativeDistinguishedName,
  SubjectPublicKeyInfo,
  TBSCertificate,
  Validity,
  Version,
} from '@peculiar/asn1-x509';

/** What a certificate says. */
export interface CertificatePlan {
  readonly serial: number;
  /** Common names. */
  readonly issuer: string;
  readonly subject: string;
  /** The subject's key, public or private. */
  readonly key: KeyObject;
  readonly extensions: readonly Extension[];
}

const ECDSA_WITH_SHA256 = '1.2.840.10045.4.3.2';
const COMMON_NAME = '2.5.4.3';
const FROM = new Date('2026-01-01T00:00:00Z');
const TO = new Date('2035-12-31T23:59:59Z');

/** An extension by its object identifier and the DER of its value. */
export function extension(id: string, value: Uint8Array, critical = false): Extension {
  return new Extension({ extnID: id, critical, extnValue: new OctetString(value) });
}

function named(text: string): Name {
  const value = new AttributeValue({ utf8String: text });
  return new Name([new RelativeDistinguishedName([new AttributeTypeAndValue({ type: COMMON_NAME, value })])]);
}

/** The DER of a TBSCertificate (RFC 5280, section 4.1). */
export function tbsCertificate({ serial, issuer, subject, key, extensions }: CertificatePlan): Uint8Array {
  const spki = (key.type === 'private' ? createPublicKey(key) : key).export({ format: 'der', type: 'spki' });
  const serialNumber = Buffer.alloc(5);
  serialNumber.writeUInt32BE(serial, 1);
  serialNumber[0] = 1;
  const tbs = new TBSCertificate({
    version: Version.v3,
    serialNumber: new Uint8Array(serialNumber).buffer,
    signature: new AlgorithmIdentifier({ algorithm: ECDSA_WITH_SHA256 }),
    issuer: named(issuer),
    validity: new Validity({ notBefore: FROM, notAfter: TO }),
    subject: named(subject),
    subjectPublicKeyInfo: AsnConvert.parse(spki, SubjectPublicKeyInfo),
    extensions: new Extensions([...extensions]),
  });
  return new Uint8Array(AsnConvert.serialize(tbs));
}

/** A certificate in DER, with a TBSCertificate that an ECDSA key on P-256 signs. */
export function signedCertificate(tbs: Uint8Array, key: KeyObject): Uint8Array {
  const certificate = new Certificate({
    tbsCertificate: AsnConvert.parse(tbs, TBSCertificate),
    signatureAlgorithm: new AlgorithmIdentifier({ algorithm: ECDSA_WITH_SHA256 }),
    signatureValue: new Uint8Array(sign('sha256', tbs, key)).buffer,
  });
  certificate.tbsCertificateRaw = new Uint8Array(tbs).buffer;
  return new Uint8Array(AsnConvert.serialize(certificate));
}
