/**
 * A tile: 256 consecutive hashes of a level, or the `width` (1 to 255) leftmost of them while it is partial.
 * C2SP tlog-tiles, "Merkle Tree" and "Partial Tiles".
 */
export interface TileId {
  /** 0 to 63. */
  readonly level: number;
  /** 0 to 2^64-1. */
  readonly index: bigint;
  /** Only on a partial tile: 1 to 255. */
  readonly width?: number;
}

/** An entry bundle: the entries under one level-0 tile (C2SP tlog-tiles, "Log entries"). */
export interface BundleId {
  readonly index: bigint;
  /** Only on a partial bundle: 1 to 255. */
  readonly width?: number;
}

/** What can be read of a log. `path` is sent as it stands, below the prefix, for everything that has no name. */
export type Resource =
  | { readonly kind: 'checkpoint' }
  | ({ readonly kind: 'tile' } & TileId)
  | ({ readonly kind: 'entries' } & BundleId)
  | { readonly kind: 'path'; readonly path: string };
