import { X509Certificate } from 'node:crypto';
import type { Read } from './chain.ts';

/** The certificate in these bytes, and nothing after it. */
function certificateIn(der: Uint8Array): X509Certificate | undefined {
  try {
    const certificate = new X509Certificate(der);
    return certificate.raw.length === der.length ? certificate : undefined;
  } catch {
    return undefined;
  }
}

const certifies = (issuer: X509Certificate, subject: X509Certificate): boolean =>
  subject.checkIssued(issuer) && subject.verify(issuer.publicKey);

/**
 * A submitted chain with the root to which it leads, which may have been left out: each certificate has to certify the one
 * before it, and the last is an accepted root, or certified by one (RFC 6962, section 3.1). Dates are not looked at, since a
 * log may accept what has expired.
 */
export function verifiedChain(chain: readonly Uint8Array[], roots: readonly Uint8Array[]): Read<readonly Uint8Array[]> {
  const certificates = chain.map(certificateIn);
  const unreadable = certificates.indexOf(undefined);
  if (unreadable !== -1) return { refusal: `element ${unreadable} of the chain is not a certificate in DER` };
  for (const [i, subject] of certificates.entries()) {
    const issuer = certificates[i + 1];
    if (issuer && !certifies(issuer, subject!))
      return { refusal: `element ${i} of the chain is not certified by the one after it` };
  }
  const last = certificates.at(-1)!;
  if (roots.some((root) => last.raw.equals(root))) return { value: chain };
  const root = roots.find((der) => certifies(new X509Certificate(der), last));
  return root ? { value: [...chain, root] } : { refusal: 'the chain does not lead to an accepted root' };
}
