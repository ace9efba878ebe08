/**
 * Limits on the trees that are read from a target.
 *
 * Anchored by: RFC 8259 section 9, limits that a parser may set
 */

/** Bounds on a tree. A larger tree is not wrong, but is not read. */
export interface TreeLimits {
  readonly depth: number;
  readonly nodes: number;
}

/** Five times the size of ten thousand events with many times each. */
export const TREE_LIMITS: TreeLimits = { depth: 256, nodes: 1_000_000 };
