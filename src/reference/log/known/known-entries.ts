import type { Edge } from '../tree/right-edge.ts';

/** A batch that was published. */
export interface PublishedBatch {
  /** Index of the first entry. */
  readonly first: bigint;
  readonly entries: readonly Uint8Array[];
  /** The tree that was published with it. */
  readonly size: bigint;
  readonly root: Uint8Array;
}

/** The entries of the log, by identity. */
export interface KnownEntries {
  /** The index of an entry, which may still be unpublished. `undefined`: the log knows no such entry. */
  find(identity: Uint8Array): Promise<bigint> | bigint | undefined;
  /**
   * Notes an entry that is being appended. Where appending fails the entry is forgotten, so that it can be sent again.
   */
  add(identity: Uint8Array, index: Promise<bigint>): void;
  /** Notes entries that were published, by whatever route. Resolves when there is room for the next. */
  published(batch: PublishedBatch): Promise<void>;
  close(): Promise<void>;
}

/** The members of a log's edge from which its known entries begin. */
export type Beginning = Pick<Edge, 'size' | 'entries'>;

/** An identity as the name in a map. */
export const nameOf = (identity: Uint8Array): string => Buffer.from(identity).toString('latin1');
