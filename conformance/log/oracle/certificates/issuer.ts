/**
 * The certificate at the path of an issuer.
 *
 * Follows: C2SP static-ct-api, "Issuers"
 */
import type { Defect } from '../../../core/check/defect.ts';
import { hex } from '../../../oracle/bytes/bytes.ts';
import { sha256 } from '../merkle/sha-256.ts';
import { isCertificate } from './certificate.ts';

/** A body that is not the one certificate with this SHA-256 hash; undefined as body: it could not be read whole. */
export function issuerDefect(
  body: Uint8Array | undefined,
  fingerprint: string,
  at: string,
): Defect<'other-hash' | 'not-a-certificate' | 'undecodable'> | undefined {
  const expected = `one certificate in DER with the SHA-256 hash ${fingerprint}`;
  if (!body) return { reason: 'undecodable', expected, actual: 'a body that cannot be read whole', at };
  const hash = hex(sha256(body));
  if (hash !== fingerprint)
    return { reason: 'other-hash', expected, actual: `${body.length} bytes with the hash ${hash}`, at };
  if (isCertificate(body)) return undefined;
  const actual = `${body.length} bytes that begin with ${hex(body.subarray(0, 16))}`;
  return { reason: 'not-a-certificate', expected, actual, at };
}
