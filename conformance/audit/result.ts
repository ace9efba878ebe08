import type { Head } from './checkpoint/head.ts';
import type { Finding } from './finding/finding.ts';
import type { Tally } from './finding/tally.ts';
import type { SampleResult } from './verify/sample.ts';

/** How an audit ended. `incomplete`: nothing is wrong as far as it could look, and `because` says how far that was not. */
export type AuditVerdict = 'verified' | 'wrong' | 'incomplete' | 'unreachable' | 'interrupted';

/** What the checkpoint kept from last time tells. */
export interface GrowthResult {
  readonly growth: 'first' | 'same' | 'grown' | 'rolled-back' | 'forked' | 'rewritten' | 'unproved' | 'not-compared';
  /** Size of the tree that was kept before; absent where none was. */
  readonly before?: bigint;
  /** Whether this checkpoint stands in the state directory now; `superseded`: another audit has kept a larger one. */
  readonly now: 'kept' | 'unchanged' | 'superseded';
  /** The directory with both notes. */
  readonly evidence?: string;
}

/** What an audit found. Sizes and indices are bigints, counts of what was read are numbers. */
export interface AuditResult {
  readonly verdict: AuditVerdict;
  /** Why it is incomplete, unreachable or interrupted: sentences. */
  readonly because: readonly string[];
  readonly startedAt: Date;
  readonly durationMs: number;
  /** The checkpoint, where one could be read. */
  readonly head?: Head;
  /** How many hashes of partial tiles lead to the root, or that they do not. */
  readonly tally: Tally;
  /** Findings that were kept, the checkpoint's first; `found` counts all of them. */
  readonly findings: readonly Finding[];
  readonly found: number;
  /** Whether the partial tiles at the right edge give the checkpoint's root. */
  readonly rootVerified: boolean;
  readonly sample?: SampleResult & { readonly seed: bigint };
  /** Where entries were not owed: the first entry that was. */
  readonly from?: bigint;
  readonly remembered?: GrowthResult;
  /** Threads that did the work; 0 where the caller's own did. */
  readonly workers: number;
}
