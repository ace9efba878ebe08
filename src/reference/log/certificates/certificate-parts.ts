import { sha256 } from '../tree/hash.ts';
import { type SubmissionParts, submissionParts } from './submissions/submission-parts.ts';
import { ctExtensions, type Submission, tileLeaf } from './tile-leaf.ts';

/** The decisions of a log of certificates beyond those of any log; see `Parts`. */
export interface CertificateParts extends SubmissionParts {
  /** The bytes of an entry at its index. A log of certificates writes the index into it; others log it as it is. */
  placed(entry: Uint8Array, index: bigint, parts: Pick<CertificateParts, 'ctExtensions'>): Uint8Array;
  /** The CtExtensions of the entry at an index, without their length (C2SP static-ct-api, "SCT Extension"). */
  ctExtensions(index: bigint): Uint8Array;
  /** An entry that has no index yet. */
  tileLeaf(submission: Submission): Uint8Array;
  /** Path of an issuer's certificate below the prefix (C2SP static-ct-api, "Issuers"). */
  issuerPath(certificate: Uint8Array): string;
}

/** The decisions of a log whose entries do not have their index. */
export const certificateParts: CertificateParts = {
  placed: (entry) => entry,
  ctExtensions,
  tileLeaf,
  ...submissionParts,
  issuerPath: (certificate) => `issuer/${Buffer.from(sha256(certificate)).toString('hex')}`,
};
