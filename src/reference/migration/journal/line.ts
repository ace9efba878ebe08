/** What a journal says, one JSON object a line. */

/** The first line: what the journal is of. Under anything else it is not gone on with. */
export interface Begin {
  readonly kind: 'begin';
  readonly version: 1;
  readonly chainId: number;
  readonly genesis: string;
  readonly account: string;
  /** SHA-256 of all that the plan was made of. */
  readonly digest: string;
}

/** Written, and there for good, before the transaction goes out. */
export interface Send {
  readonly kind: 'send';
  readonly step: string;
  readonly nonce: number;
  readonly hash: string;
  readonly raw: string;
}

export interface Mined {
  readonly kind: 'mined';
  readonly step: string;
  readonly hash: string;
  readonly block: number;
  readonly gas: number;
  /** Address of what was deployed, or what an event said of what was made. */
  readonly made?: string;
}

export interface End {
  readonly kind: 'end';
  readonly result: Readonly<Record<string, unknown>>;
}

export type Line = Begin | Send | Mined | End;
