import { createHash, X509Certificate } from 'node:crypto';
import { AsnConvert } from '@peculiar/asn1-schema';
import { Certificate, id_ce_extKeyUsage as EXTENDED_KEY_USAGE, type Extension, Extensions } from '@peculiar/asn1-x509';
import type { Submission } from '../tile-leaf.ts';
import type { ChainKind, Read } from './chain.ts';

/** The poison of a precertificate (RFC 6962, section 3.1). */
const POISON = '1.3.6.1.4.1.11129.2.4.3';
/** 1.3.6.1.4.1.11129.2.4.4 in DER: the extended key usage of a certificate that only signs precertificates. */
const SIGNS_PRECERTIFICATES = Buffer.from('060a2b06010401d679020404', 'hex');

const sha256 = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest();
const extensionsOf = ({ tbsCertificate }: Certificate): readonly Extension[] => tbsCertificate.extensions ?? [];

/** The SHA-256 of an issuer's key (RFC 6962, section 3.2). */
function issuerKeyHash(issuer: Uint8Array): Uint8Array {
  return sha256(new X509Certificate(issuer).publicKey.export({ format: 'der', type: 'spki' }));
}

/** The TBSCertificate of a precertificate without its poison, otherwise as it is (RFC 6962, section 3.2). */
function withoutPoison(certificate: Certificate): Uint8Array {
  const kept = extensionsOf(certificate).filter(({ extnID }) => extnID !== POISON);
  const { tbsCertificate } = certificate;
  if (kept.length > 0) tbsCertificate.extensions = new Extensions([...kept]);
  else delete tbsCertificate.extensions;
  return new Uint8Array(AsnConvert.serialize(tbsCertificate));
}

/**
 * The entry of a verified chain, its first certificate by the kind of the request. A chain of the other kind is refused, and
 * so is a precertificate by a certificate that only signs precertificates, as C2SP static-ct-api, "Submission APIs", allows.
 */
export function submissionOf(chain: readonly Uint8Array[], kind: ChainKind, timestamp: bigint): Read<Submission> {
  const [first, issuer] = chain as [Uint8Array, Uint8Array?];
  const certificate = AsnConvert.parse(first, Certificate);
  const isPoisoned = extensionsOf(certificate).some(({ extnID }) => extnID === POISON);
  const fingerprints = chain.slice(1).map(sha256);
  if (kind === 'add-chain')
    return isPoisoned
      ? { refusal: 'a precertificate is submitted to add-pre-chain' }
      : { value: { timestamp, signed: first, fingerprints } };
  if (!isPoisoned) return { refusal: 'a certificate without the poison is submitted to add-chain' };
  if (issuer === undefined) return { refusal: 'a precertificate has an issuer' };
  const usage = extensionsOf(AsnConvert.parse(issuer, Certificate)).find(({ extnID }) => extnID === EXTENDED_KEY_USAGE);
  if (usage && Buffer.from(usage.extnValue.buffer).includes(SIGNS_PRECERTIFICATES))
    return { refusal: 'this log takes no precertificates of Precertificate Signing Certificates' };
  const precertificate = { whole: first, issuerKeyHash: issuerKeyHash(issuer) };
  return { value: { timestamp, signed: withoutPoison(certificate), precertificate, fingerprints } };
}
