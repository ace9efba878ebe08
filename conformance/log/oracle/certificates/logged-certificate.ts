/**
 * The facts that are kept of an entry of a log of certificates. The certificates themselves would fill the memory.
 *
 * Follows: C2SP static-ct-api, "Log entries"; RFC 6962 section 3.2
 */
import { equalBytes, hex } from '../../../oracle/bytes/bytes.ts';
import { sha256 } from '../merkle/sha-256.ts';
import { entryCertificateDefect, withoutPoison } from './certificate.ts';
import type { TileLeaf } from './tile-leaf.ts';

/** The facts of an entry by which it is judged. */
export interface LoggedCertificate {
  /** The data tile and the place in it. */
  readonly at: string;
  readonly timestamp: bigint;
  readonly extensions: Uint8Array;
  readonly fingerprints: readonly string[];
  /** SHA-256, in hex, of the certificate or the TBSCertificate. */
  readonly signedHash: string;
  readonly defect: ReturnType<typeof entryCertificateDefect>;
  /** Of a precertificate: the hash of its issuer's key, and whether its TBSCertificate without poison is the entry's, its SHA-256 in hex. */
  readonly precertificate?: {
    readonly issuerKeyHash: Uint8Array;
    readonly isSame: boolean;
    readonly wholeHash: string;
  };
}

/** The facts of an entry at a place. */
export function loggedCertificate(leaf: TileLeaf, at: string): LoggedCertificate {
  const { timestamp, extensions, fingerprints, signed, precertificate } = leaf;
  const defect = entryCertificateDefect(leaf, at);
  const tbs = precertificate && withoutPoison(precertificate.whole);
  const facts = precertificate && {
    issuerKeyHash: precertificate.issuerKeyHash,
    isSame: tbs !== undefined && equalBytes(tbs, signed),
    wholeHash: hex(sha256(precertificate.whole)),
  };
  const signedHash = hex(sha256(signed));
  return { at, timestamp, extensions, fingerprints, signedHash, defect, ...(facts ? { precertificate: facts } : {}) };
}
