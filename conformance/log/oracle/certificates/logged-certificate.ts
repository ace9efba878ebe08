/**
 * The facts that are kept of an entry of a log of certificates. The certificates themselves would fill the memory.
 *
 * Follows: C2SP static-ct-api, "Log entries"; RFC 6962 section 3.2
 */
import { equalBytes } from '../../../oracle/bytes/bytes.ts';
import { entryCertificateDefect, withoutPoison } from './certificate.ts';
import type { TileLeaf } from './tile-leaf.ts';

/** The facts of an entry by which it is judged. */
export interface LoggedCertificate {
  /** The data tile and the place in it. */
  readonly at: string;
  readonly timestamp: bigint;
  readonly extensions: Uint8Array;
  readonly fingerprints: readonly string[];
  readonly defect: ReturnType<typeof entryCertificateDefect>;
  /** Of a precertificate: the hash of its issuer's key, and whether its TBSCertificate without poison is the entry's. */
  readonly precertificate?: { readonly issuerKeyHash: Uint8Array; readonly isSame: boolean };
}

/** The facts of an entry at a place. */
export function loggedCertificate(leaf: TileLeaf, at: string): LoggedCertificate {
  const { timestamp, extensions, fingerprints, signed, precertificate } = leaf;
  const defect = entryCertificateDefect(leaf, at);
  const tbs = precertificate && withoutPoison(precertificate.whole);
  const facts = precertificate && {
    issuerKeyHash: precertificate.issuerKeyHash,
    isSame: tbs !== undefined && equalBytes(tbs, signed),
  };
  return { at, timestamp, extensions, fingerprints, defect, ...(facts ? { precertificate: facts } : {}) };
}
