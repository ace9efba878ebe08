/** The lines of a journal, one JSON object each. */

/** The first line: the purpose of the journal. A run of another purpose does not continue it. */
export interface Begin {
  readonly kind: 'begin';
  readonly version: 1;
  readonly chainId: number;
  readonly genesis: string;
  readonly account: string;
  /** SHA-256 of all inputs of the plan. */
  readonly digest: string;
}

/** On the disk before the transaction is sent. */
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
  /** Address of the deployed contract, or the argument of an event that names what was created. */
  readonly made?: string;
}

export interface End {
  readonly kind: 'end';
  readonly result: Readonly<Record<string, unknown>>;
}

export type Line = Begin | Send | Mined | End;
