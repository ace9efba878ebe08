import type { Parts } from '../parts.ts';

/**
 * The right edge of a tree: the hashes and entries of tiles and bundles that are not full yet. No other part of the
 * tree has to be in memory. An edge is never changed in place; an append makes a new edge.
 */
export interface Edge {
  /** Number of entries in the tree. */
  readonly size: bigint;
  /** For each level, the 0 to 255 hashes of its partial tile. */
  readonly levels: readonly (readonly Uint8Array[])[];
  /** The 0 to 255 entries of the partial bundle. */
  readonly entries: readonly Uint8Array[];
}

/** The edge of the tree without entries. */
export const emptyEdge: Edge = { size: 0n, levels: [], entries: [] };

/** The hashes that an edge folds up to. */
export interface Summit {
  /**
   * For each level, and for the level above the highest, the hashes of the partial tile and then, where a level below
   * has a partial tile, the MTH of those entries. That last hash is part of the root only: no tile has it, since a
   * partial tile is not hashed into the level above (C2SP tlog-tiles, "Partial Tiles").
   */
  readonly rows: readonly (readonly Uint8Array[])[];
  /** MTH of the whole tree. */
  readonly root: Uint8Array;
}

/**
 * Folds an edge from its lowest level upwards. At each level the list is full subtrees of equal height and then at most
 * one smaller subtree, where RFC 6962's split (section 2.1) falls between the members of the list, never inside one.
 */
export function summit(edge: Edge, parts: Parts): Summit {
  const rows: (readonly Uint8Array[])[] = [];
  let below: Uint8Array | undefined;
  for (const hashes of edge.levels) {
    const row: readonly Uint8Array[] = below === undefined ? hashes : [...hashes, below];
    rows.push(row);
    if (row.length > 0) below = parts.foldRoot(row, parts);
  }
  rows.push(below === undefined ? [] : [below]);
  return { rows, root: below ?? parts.emptyRoot() };
}
