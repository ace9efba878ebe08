/**
 * Whether the leaf in a bundle is about the content of that bundle. Its inclusion proves that something was logged; only
 * this shows that it was this signature.
 *
 * Follows: Rekor v2, "Verification": artifact hash, signature and verification material are compared; DSSE, "Signature
 * Definition" (the pre-authentication encoding)
 */
import { createHash } from 'node:crypto';
import type { Defect } from '../../../core/check/defect.ts';
import { base64, concatBytes, equalBytes, utf8 } from '../../../oracle/bytes/bytes.ts';
import type { LoggedContent } from './logged-content.ts';
import type { SignedContent, SigstoreBundle } from './sigstore-bundle.ts';

/** A part in which the leaf and the bundle differ. */
export type ContentReason = 'algorithm' | 'digest' | 'signature' | 'verifier';

/** Node's names of the hashes that leaves have. */
const HASHES: Readonly<Record<string, string>> = { SHA2_256: 'sha256', SHA2_384: 'sha384', SHA2_512: 'sha512' };

/** PAE(type, body) of DSSE: the bytes that an envelope signs. */
export function preAuthenticationEncoding(type: string, body: Uint8Array): Uint8Array {
  return concatBytes(utf8(`DSSEv1 ${utf8(type).length} ${type} ${body.length} `), body);
}

function defectOf(reason: ContentReason, expected: string, actual: string): Defect<ContentReason> {
  return { reason, expected: `${expected}, as in the bundle`, actual, at: 'canonicalizedBody' };
}

/** The digest that a leaf has to have; undefined where the bundle does not show it. */
function digestOf(content: SignedContent, { kind, algorithm }: LoggedContent): Uint8Array | undefined {
  if (content.kind === 'message') return content.digest;
  const hash = HASHES[algorithm];
  const { payload, payloadType } = content;
  const signed = kind === 'dsse' ? payload : preAuthenticationEncoding(payloadType, payload);
  return hash === undefined ? new Uint8Array() : createHash(hash).update(signed).digest();
}

/** A difference of a leaf from the content of the bundle that it is in; undefined where all that both have is the same. */
export function contentDefect(
  leaf: LoggedContent,
  { content, certificate }: SigstoreBundle,
): Defect<ContentReason> | undefined {
  if (content?.kind === 'message' && content.algorithm !== undefined && content.algorithm !== leaf.algorithm)
    return defectOf('algorithm', content.algorithm, leaf.algorithm);
  const digest = content && digestOf(content, leaf);
  if (digest && !equalBytes(digest, leaf.digest)) {
    const what = content?.kind === 'envelope' ? ' of the envelope' : '';
    return defectOf('digest', `the digest${what} ${base64(digest)}`, base64(leaf.digest));
  }
  for (const { signature, verifier } of leaf.signatures) {
    if (content && !content.signatures.some((one) => equalBytes(one, signature))) {
      const wanted = content.signatures.map(base64).join(' or ');
      return defectOf(
        'signature',
        `the signature ${wanted === '' ? '(there is no signature)' : wanted}`,
        base64(signature),
      );
    }
    if (!certificate) continue;
    if (verifier.kind !== 'x509Certificate') return defectOf('verifier', 'the certificate', 'a public key');
    if (!equalBytes(verifier.rawBytes, certificate))
      return defectOf('verifier', `the certificate ${base64(certificate)}`, base64(verifier.rawBytes));
  }
  return undefined;
}
