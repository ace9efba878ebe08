/**
 * How much of a tree from a target is read.
 *
 * Anchored by: RFC 8259 section 9, limits that a parser may set
 */

/** Bounds on a tree. What lies beyond them is not wrong: it is more than is looked at. */
export interface TreeLimits {
  readonly depth: number;
  readonly nodes: number;
}

/** Ten thousand events with many times each fit five times over. */
export const TREE_LIMITS: TreeLimits = { depth: 256, nodes: 1_000_000 };
