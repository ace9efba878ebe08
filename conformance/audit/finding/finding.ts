/** The kinds of findings in an audit. */
export type FindingKind =
  | 'checkpoint'
  | 'origin'
  | 'minimum-index'
  | 'bad-signature'
  | 'no-log-signature'
  | 'unlisted-log'
  | 'cosignature'
  | 'quorum'
  | 'missing'
  | 'undecodable'
  | 'too-long'
  | 'length'
  | 'truncated'
  | 'trailing-bytes'
  | 'count'
  | 'entry-type'
  | 'chain'
  | 'bundle-differs'
  | 'tile-differs'
  | 'root-differs'
  | 'timestamp'
  | 'extensions'
  | 'leaf-index'
  | 'certificate'
  | 'precertificate'
  | 'issuer-key'
  | 'issuer-differs'
  | 'rolled-back'
  | 'forked'
  | 'rewritten'
  | 'not-later';

/** One defect of a log: the value that the log's other data demands, the value found, and the place. */
export interface Finding {
  readonly kind: FindingKind;
  readonly expected: string;
  readonly actual: string;
  /** A resource path, with the entry or the hash if it is known. */
  readonly at: string;
}

/** Makes a finding. */
export function finding(kind: FindingKind, at: string, expected: string, actual: string): Finding {
  return { kind, expected, actual, at };
}
