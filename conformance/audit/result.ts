import type { ErrorSection } from '../core/text/error-section.ts';
import type { Growth } from './checkpoint/growth.ts';
import type { Head } from './checkpoint/head.ts';
import type { AuditProfile } from './entries/entries.ts';
import type { Finding } from './finding/finding.ts';
import type { Tally } from './finding/tally.ts';
import type { PartNumber } from './part/part-range.ts';
import type { SampleResult } from './verify/sample.ts';

/**
 * How an audit ended. `incomplete`: it found nothing wrong but could not verify everything, and `because` states what
 * is missing.
 */
export type AuditVerdict = 'verified' | 'wrong' | 'incomplete' | 'unreachable' | 'interrupted';

/** The comparison with the checkpoint kept from an earlier audit. */
export interface GrowthResult {
  readonly growth: Growth['kind'] | 'not-compared';
  /** Size of the tree of the kept checkpoint; absent where the state had no checkpoint. */
  readonly before?: bigint;
  /** Whether the state directory has this checkpoint now; `superseded`: another audit has kept a larger one. */
  readonly now: 'kept' | 'unchanged' | 'superseded';
  /** The directory with both notes. */
  readonly evidence?: string;
}

/** The result of an audit. Sizes and indices are bigints, counts of resources are numbers. */
export interface AuditResult {
  readonly verdict: AuditVerdict;
  /** Sentences that state why the audit is incomplete, unreachable or interrupted. */
  readonly because: readonly string[];
  /** The section of `docs/errors.md` about that. */
  readonly section?: ErrorSection;
  readonly startedAt: Date;
  readonly durationMs: number;
  /** The checkpoint, if the audit could read one. */
  readonly head?: Head;
  /** By which specification the entries were read. */
  readonly profile: AuditProfile;
  /** Counts of verified tiles, bundles and entries. */
  readonly tally: Tally;
  /** How many issuers of a log of certificates were read and are right, each counted once. */
  readonly issuers?: number;
  /** The kept findings, the checkpoint's first; `found` counts all findings. */
  readonly findings: readonly Finding[];
  readonly found: number;
  /** Whether the partial tiles at the right edge give the checkpoint's root. */
  readonly rootVerified: boolean;
  readonly sample?: SampleResult & { readonly seed: bigint };
  /** The first entry that the log must serve, if it may have pruned any. */
  readonly from?: bigint;
  /** The part that was audited: its entries from `first` up to but not including `end`, verified below `next`. */
  readonly part?: PartNumber & { readonly first: bigint; readonly end: bigint; readonly next: bigint };
  /** How many parts make this audit together. */
  readonly parts?: number;
  readonly remembered?: GrowthResult;
  /** How many threads did the work; 0 where the caller's own thread did. */
  readonly workers: number;
}
