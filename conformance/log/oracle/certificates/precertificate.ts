/**
 * The entry of a precertificate beside the precertificate and its issuer (RFC 6962 section 3.2).
 *
 * Follows: RFC 6962 sections 3.1 and 3.2
 */
import type { Defect } from '../../../core/check/defect.ts';
import { equalBytes, hex } from '../../../oracle/bytes/bytes.ts';
import { sha256 } from '../merkle/sha-256.ts';
import { keyOfCertificate, signsPrecertificates } from './certificate.ts';
import type { LoggedCertificate } from './logged-certificate.ts';

/**
 * A TBSCertificate that is not the precertificate's, or the hash of another key than the issuer's. Where a certificate of
 * the issuer that only signs precertificates made it, the entry names the issuer in its place: then the key is that of the
 * next in the chain, and the TBSCertificate has another issuer. `issuerOf`: the certificate with a fingerprint, if it was read.
 */
export function precertificateDefect(
  { at, fingerprints, precertificate }: Pick<LoggedCertificate, 'at' | 'fingerprints' | 'precertificate'>,
  issuerOf: (fingerprint: string) => Uint8Array | undefined,
): Defect<'tbs' | 'issuer-key'> | undefined {
  const [first, second] = fingerprints.map(issuerOf);
  const isDelegated = first !== undefined && signsPrecertificates(first);
  if (first !== undefined && !isDelegated && !precertificate!.isSame) {
    const expected = 'the TBSCertificate of the precertificate, without the poison and otherwise the same bytes';
    return { reason: 'tbs', expected, actual: 'another TBSCertificate', at };
  }
  const key = keyOfCertificate((isDelegated ? second : first) ?? new Uint8Array());
  if (!key) return undefined;
  const right = sha256(key);
  const actual = hex(precertificate!.issuerKeyHash);
  if (equalBytes(right, precertificate!.issuerKeyHash)) return undefined;
  return { reason: 'issuer-key', expected: `${hex(right)}, the SHA-256 hash of the issuer's key`, actual, at };
}
