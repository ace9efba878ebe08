/** A target that does what no target should, and the command that judges it. */

/** The interfaces, in the order of the table. */
export const INTERFACES = [
  'log over HTTP',
  'log over gRPC',
  'feed',
  'JSON-RPC node',
  'migration tool',
  'container image',
] as const;

/** A running target. */
export interface OpenHostileTarget {
  /** The arguments that judge it. */
  readonly argv: readonly string[];
  /** The module that gets them, where that is not the command line of the suite. */
  readonly program?: string;
  readonly env?: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** One kind of hostile target. */
export interface HostileTarget {
  /** A few words, unique among the targets of its interface. */
  readonly name: string;
  readonly of: (typeof INTERFACES)[number];
  /** A sentence about it. */
  readonly does: string;
  /** The exit codes with which a run may end. */
  readonly exits: readonly number[];
  open(): Promise<OpenHostileTarget>;
}

/** Something that must hold is broken, and the target was seen to break it. */
export const FAILS = [1];
/** Nothing, or not enough, could be judged. */
export const NOT_JUDGED = [3, 4];
