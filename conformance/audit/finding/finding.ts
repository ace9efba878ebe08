/** What can be wrong with a log, for an auditor. */
export type FindingKind =
  | 'checkpoint'
  | 'origin'
  | 'minimum-index'
  | 'bad-signature'
  | 'no-log-signature'
  | 'missing'
  | 'undecodable'
  | 'too-long'
  | 'length'
  | 'truncated'
  | 'trailing-bytes'
  | 'count'
  | 'bundle-differs'
  | 'tile-differs'
  | 'root-differs'
  | 'rolled-back'
  | 'forked'
  | 'rewritten';

/** One thing that is wrong: what the log's own words demand, what was found in its place, and where. */
export interface Finding {
  readonly kind: FindingKind;
  readonly expected: string;
  readonly actual: string;
  /** A resource path, with the entry or the hash where that is known. */
  readonly at: string;
}

/** A finding as it is made. */
export function finding(kind: FindingKind, at: string, expected: string, actual: string): Finding {
  return { kind, expected, actual, at };
}
