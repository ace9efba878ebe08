import { createHash } from 'node:crypto';
import { merkleTreeLeaf, type Submission } from '../tile-leaf.ts';
import { type ChainKind, type Read, readChain } from './chain.ts';
import { rootsJson, type Sct, sctJson } from './sct.ts';
import { verifiedChain } from './verified-chain.ts';

/** The decisions of a log that takes certificates; see `Parts`. */
export interface SubmissionParts {
  /** The certificates in the body of a request. */
  readChain(body: Uint8Array): Read<readonly Uint8Array[]>;
  /** A chain with the root to which it leads. */
  verifiedChain(chain: readonly Uint8Array[], roots: readonly Uint8Array[]): Read<readonly Uint8Array[]>;
  /** The entry of a verified chain. */
  submissionOf(chain: readonly Uint8Array[], kind: ChainKind, timestamp: bigint): Promise<Read<Submission>>;
  /** By what a certificate is known again, whatever its chain. */
  submissionIdentity(submission: Submission): string;
  /** The time of an SCT by the time of the log's clock; both in milliseconds since 1970. */
  sctTime(now: number): bigint;
  /** The bytes that an SCT signs, of an entry that has its index: the same as those of its leaf (RFC 6962, section 3.2). */
  sctMessage(entry: Uint8Array, index: bigint): Uint8Array;
  sctJson(sct: Sct): string;
  rootsJson(roots: readonly Uint8Array[]): string;
  /** The status and the text of a refusal. */
  submissionRefusal(why: string): { readonly status: number; readonly text: string };
}

/** The correct decisions. */
export const submissionParts: SubmissionParts = {
  readChain,
  verifiedChain,
  // Loaded when it is called, since most logs take no certificates.
  submissionOf: async (...chain) => (await import('./submission-of.ts')).submissionOf(...chain),
  submissionIdentity: ({ signed, precertificate }) => {
    const hash = createHash('sha256').update(precertificate?.issuerKeyHash ?? new Uint8Array());
    return hash.update(signed).digest('hex');
  },
  sctTime: (now) => BigInt(Math.floor(now)),
  // version v1 (0), certificate_timestamp (0), then the TimestampedEntry: a leaf begins with v1 (0), timestamped_entry (0).
  sctMessage: merkleTreeLeaf,
  sctJson,
  rootsJson,
  submissionRefusal: (why) => ({ status: 400, text: `${why}\n` }),
};
