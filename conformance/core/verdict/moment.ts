/**
 * Something that a run saw happen in its target, as plain data: a tree of another size, an item that was published. The
 * words are those of the suite.
 */
export interface Moment {
  /** Milliseconds since the run began. */
  readonly atMs: number;
  /** `tree-size`, `published`, `withdrawn`. */
  readonly what: string;
  /** The size, or the name of the item. */
  readonly value: string;
}
